import type { DocumentTemplate } from '../pages/document.ts';

/** Under which conditions an entry is shown, as its address says: `?scheme=dark&motion=reduce`. */
export type Conditions = { scheme: string | null; motion: string | null; width: string | null };

/** What each condition can be; a browser decides of what is not said. */
export const choices = {
  scheme: ['light', 'dark'],
  motion: ['reduce'],
  width: ['phone'],
} as const satisfies Record<keyof Conditions, readonly string[]>;

/** The conditions that an address names. */
export function readConditions(url: string): Conditions {
  const { searchParams } = new URL(url, 'http://localhost');
  const read = (name: keyof Conditions) =>
    choices[name].find((choice) => choice === searchParams.get(name)) ?? null;
  return { scheme: read('scheme'), motion: read('motion'), width: read('width') };
}

/** The end of an address that names conditions. */
export function formatConditions(conditions: Conditions): string {
  const said = Object.entries(conditions).flatMap(([name, choice]) =>
    choice === null ? [] : [`${name}=${choice}`],
  );
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** A document that is shown so, whatever the visitor's system prefers. */
export function underConditions(
  template: DocumentTemplate,
  { scheme, motion }: Conditions,
): DocumentTemplate {
  let { css, head } = template;
  if (scheme !== null) {
    css = `${answerQueries(css, 'prefers-color-scheme', scheme)}:root{color-scheme:${scheme}}`;
  }
  if (motion !== null) {
    css = answerQueries(css, 'prefers-reduced-motion', motion);
    head += lessMotionScript;
  }
  return { ...template, css, head };
}

/** Styles in which the queries of a preference are others, that are always or never true. */
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
