import { integrityOf } from '../assets/asset-cache.ts';

/** What a Content Security Policy (CSP) allows besides the files of the build. */
export type Allowed = {
  /** The contents of the inline styles; the policy allows each by its hash. */
  styles: readonly string[];
  /** The contents of the inline import map and script; the policy allows each by its hash. */
  scripts: readonly string[];
  /** The origin of the data service; empty if the site hosts the service itself. */
  apiHost: string;
  /** The origins of the iframes that a visitor may open. */
  frames: readonly string[];
};

/**
 * Returns the CSP of a document, which also enforces Trusted Types. The router shows the next page in the open
 * document, under the policy of the first page. So policies differ only in the hashes of inline styles, which the
 * next page does not need, and in iframe origins. If these differ, the router loads a document.
 */
export function contentSecurityPolicy({ styles, scripts, apiHost, frames }: Allowed): string {
  const directive = (...words: readonly string[]) => words.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...scripts.filter(Boolean).map(hashSource)),
    directive("style-src 'self'", ...new Set(styles.filter(Boolean).map(hashSource))),
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
 * Returns an origin as a source expression of the policy. @throws {Error} if the origin contains a character, such
 * as `;`, that would end the expression, since CSP has no escapes.
 */
function sourceOf(origin: string): string {
  if (/[^\w.:/[\]-]/.test(origin))
    throw new Error(`shared/link.ts lets no host pass like ${origin}`);
  return origin;
}

const hashSource = (text: string) => `'${integrityOf(text)}'`;
