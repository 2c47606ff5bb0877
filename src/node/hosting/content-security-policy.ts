import { createHash } from 'node:crypto';

/** What the documents of a site may hold or ask for beside what the build has made. */
export type Allowed = {
  /** The styles in the document, which are allowed by their hash. */
  styles: readonly string[];
  /** The import map and the script in the document, allowed in the same way. */
  scripts: readonly string[];
  /** The host of the data service; '' where it is that of the site. */
  apiHost: string;
  /** The origins of the frames that a visitor may open on the page. */
  frames: readonly string[];
};

/**
 * Nothing else is allowed; Trusted Types are enforced. A visitor moves within one document between
 * pages whose policies differ in nothing but their styles.
 */
export function contentSecurityPolicy({ styles, scripts, apiHost, frames }: Allowed): string {
  const words = (...each: readonly string[]) => each.filter((word) => word !== '').join(' ');
  return [
    "default-src 'none'",
    words("script-src 'self'", ...scripts.filter(Boolean).map(hashSource)),
    words('style-src', ...new Set(styles.filter(Boolean).map(hashSource))),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self' data:",
    "manifest-src 'self'",
    words("connect-src 'self'", apiHost && sourceOf(new URL(apiHost).origin)),
    ...(frames.length === 0 ? [] : [words('frame-src', ...frames.map(sourceOf))]),
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

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
