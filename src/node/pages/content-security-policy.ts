import { createHash } from 'node:crypto';

/** What a document may hold or ask for beside what the build has made. */
type Allowed = {
  /** The styles in the document, which are allowed by their hash. */
  styles: readonly string[];
  /** The host of the data service; '' where it is that of the site. */
  apiHost: string;
  /** The origins of the frames that a visitor may open on the page. */
  frames: readonly string[];
};

/**
 * Nothing else is allowed; Trusted Types are enforced. A visitor moves within one document between
 * pages whose policies differ in nothing but their styles.
 */
export function contentSecurityPolicy({ styles, apiHost, frames }: Allowed): string {
  const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self' data:",
    `connect-src 'self'${apiHost === '' ? '' : ` ${sourceOf(new URL(apiHost).origin)}`}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.map(sourceOf).join(' ')}`]),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * An origin as a source of the policy. A sign that ends a source or a directive cannot be escaped there.
 * @throws {Error} for an origin with such a sign.
 */
function sourceOf(origin: string): string {
  if (/[^\w.:/[\]-]/.test(origin))
    throw new Error(`shared/link.ts lets no host pass like ${origin}`);
  return origin;
}
