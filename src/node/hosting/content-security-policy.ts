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
 * The policy of a document: nothing else is allowed, and Trusted Types are enforced. A page that a link
 * leads to is shown in the document of the page before, under its policy: those of all pages differ in
 * their styles alone.
 */
export function contentSecurityPolicy({ styles, scripts, apiHost, frames }: Allowed): string {
  const directive = (...words: readonly string[]) => words.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...scripts.filter(Boolean).map(hashSource)),
    directive('style-src', ...new Set(styles.filter(Boolean).map(hashSource))),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self' data:",
    "manifest-src 'self'",
    directive("connect-src 'self'", apiHost && sourceOf(new URL(apiHost).origin)),
    ...(frames.length === 0 ? [] : [directive('frame-src', ...frames.map(sourceOf))]),
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
