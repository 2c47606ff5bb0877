import type { DocumentTemplate } from '../pages/document.ts';

/** Under which conditions an entry can be shown; a browser decides of what its address does not say. */
export const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['scheme', ['light', 'dark']],
  ['motion', ['reduce']],
  ['width', ['phone']],
]);

/** The conditions that an address names: `?scheme=dark&motion=reduce`. */
export function readConditions(url: string): URLSearchParams {
  const { searchParams } = new URL(url, 'http://localhost');
  const isKnown = ([name, choice]: [string, string]) => choices.get(name)?.includes(choice);
  return new URLSearchParams([...searchParams].filter(isKnown));
}

/** The end of an address that names conditions. */
export function formatConditions(conditions: URLSearchParams): string {
  return conditions.size === 0 ? '' : `?${conditions}`;
}

/** A document that is shown under these conditions, whatever the visitor's system prefers. */
export function underConditions(
  template: DocumentTemplate,
  conditions: URLSearchParams,
): DocumentTemplate {
  let { css, head } = template;
  const scheme = conditions.get('scheme');
  if (scheme !== null) {
    css = `${answerQueries(css, 'prefers-color-scheme', scheme)}:root{color-scheme:${scheme}}`;
  }
  const motion = conditions.get('motion');
  if (motion !== null) {
    css = answerQueries(css, 'prefers-reduced-motion', motion);
    head += lessMotionScript;
  }
  return { ...template, css, head };
}

/** Styles whose media queries for a preference are replaced by one that is always true, or never. */
function answerQueries(css: string, preference: string, preferred: string): string {
  return css.replaceAll(new RegExp(`\\(${preference}:\\s*([a-z-]+)\\)`, 'g'), (_, asked) =>
    asked === preferred ? '(min-width:0px)' : '(max-width:0px)',
  );
}

// It runs before the script of the page, which is a module.
const lessMotionScript = `
<script>
const ask = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  ask(query.replace(/\\(prefers-reduced-motion: *reduce\\)/, '(min-width:0px)'));
</script>`;
