import { createHash } from 'node:crypto';

/**
 * Nothing is allowed but what the build has made, the styles in the document by their hash and what
 * the data service answers; Trusted Types are enforced.
 */
export function contentSecurityPolicy(styles: readonly string[], apiHost: string): string {
  const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self' data:",
    `connect-src 'self'${apiHost === '' ? '' : ` ${new URL(apiHost).origin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
