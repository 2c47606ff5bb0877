import type { DocumentTemplate } from '../pages/document.ts';

/** The conditions of an entry, which its URL can set; else the browser's own preferences count. */
export const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['scheme', ['light', 'dark']],
  ['motion', ['reduce']],
  ['width', ['phone']],
]);

/** Reads the conditions from a URL: `?scheme=dark&motion=reduce`. */
export function readConditions(url: string): URLSearchParams {
  const { searchParams } = new URL(url, 'http://localhost');
  const isKnown = ([name, choice]: [string, string]) => choices.get(name)?.includes(choice);
  return new URLSearchParams([...searchParams].filter(isKnown));
}

/** Shows a document under conditions, whatever the visitor's system prefers. */
export function underConditions(
  template: DocumentTemplate,
  conditions: URLSearchParams,
): DocumentTemplate {
  let { css, head } = template;
  const scheme = conditions.get('scheme');
  if (scheme !== null)
    css = `${answerQueries(css, 'prefers-color-scheme', scheme)}:root{color-scheme:${scheme}}`;
  if (conditions.has('motion')) {
    css = answerQueries(css, 'prefers-reduced-motion', 'reduce');
    head += lessMotionScript;
  }
  return { ...template, css, head };
}

/** Replaces media queries for a preference by a query that is always true or always false. */
function answerQueries(css: string, preference: string, preferred: string): string {
  return css.replaceAll(new RegExp(`\\(${preference}:\\s*([a-z-]+)\\)`, 'g'), (_, asked) =>
    asked === preferred ? '(min-width:0px)' : '(max-width:0px)',
  );
}

// This script runs before the main bundle, because the bundle is a module.
const lessMotionScript = `
<script>
const ask = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  ask(query.replace(/\\(prefers-reduced-motion: *reduce\\)/, '(min-width:0px)'));
</script>`;
