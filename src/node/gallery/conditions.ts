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
  const { css, head } = template;
  const colors = scheme === null ? '' : `:root{color-scheme:${scheme}}`;
  return {
    ...template,
    css: (motion === null ? css : withLessMotion(css)) + colors,
    head: motion === null ? head : `${head}\n${lessMotionScript}`,
  };
}

/** Queries of the preference, answered by others that are always and never true. */
function withLessMotion(css: string): string {
  return css
    .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width:0px)')
    .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width:0px)');
}

// Before the script of the page, which is a module and runs later.
const lessMotionScript = `<script>
const ask = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  ask(query.replace(/\\(prefers-reduced-motion: *reduce\\)/, '(min-width:0px)'));
</script>`;
