import { createHash } from 'node:crypto';
import { dataId } from '../page-data.ts';
import type { RenderedPage } from '../prerender.tsx';

/** The module that renders pages, in the build and in development alike. */
export type Renderer = typeof import('../prerender.tsx');

/** Pours a rendered page into the document that all pages share; `data` is where its data is. */
export function fillTemplate(
  template: string,
  path: string,
  page: RenderedPage,
  data: string,
): string {
  // Functions, because a replacement text would read meaning into `$`.
  return template
    .replace('lang="en"', () => `lang="${page.language}"`)
    .replace('<!--head-->', () => page.head)
    .replace('<!--page-->', () => {
      const root = `<div id="page" data-path="/${path}">${page.body}</div>`;
      return `${root}<link rel="preload" as="fetch" crossorigin id="${dataId}" href="${data}">`;
    });
}

/** Adds tags to the head, before what is loaded from there. */
export function addToHead(template: string, tags: string): string {
  return template.replace('<!--head-->', (mark) => tags + mark);
}

/** Adds tags to the end of the body, after what is read there. */
export function addToEnd(template: string, tags: string): string {
  return template.replace('<!--page-->', (mark) => mark + tags);
}

/**
 * The styles of a document, in it for a round trip less before the first paint, and the content
 * security policy, which also enforces Trusted Types. Nothing inline is allowed but these styles, by
 * their hash, and nothing from elsewhere. The policy follows the styles, and nothing else comes
 * before it: with the policy first the first paint of a phone comes some 15 ms later.
 */
export function stylesAndPolicy(css: string, apiHost: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${apiHost === '' ? '' : ` ${new URL(apiHost).origin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<style>${css}</style><meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The first page as the answer to any other path: it leads there, with scripts or without. */
export function elsewhere(html: string, base: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${base}"></noscript>`;
  const unlisted = html.includes('content="noindex"')
    ? ''
    : '<meta name="robots" content="noindex">';
  return html.replace('</head>', () => `${refresh}${unlisted}</head>`);
}
