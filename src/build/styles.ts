import postcss, { type AtRule } from 'postcss';
import { deriveText } from './derived.ts';

/** Where a selector names classes that an element need not have. */
const alternatives = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * The part of the styles that a document shows as it stands: all but the rules for classes that no
 * element of it has.
 */
export function stylesShown(css: string, html: string): string {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  const classes = new Set([...attributes].flatMap(([, names = '']) => names.split(' ')));
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    const isShown = rule.selectors.some((selector) =>
      classesOf(selector).every(classes.has, classes),
    );
    if (!isShown) rule.remove();
  });
  const groups: AtRule[] = [];
  styles.walkAtRules((group) => {
    groups.push(group);
  });
  // Inner ones first: one may have held nothing else.
  for (const group of groups.reverse()) if (group.nodes?.length === 0) group.remove();
  return styles.toString();
}

function classesOf(selector: string): string[] {
  const names = selector.replace(alternatives, '').matchAll(/\.([a-z_-][\w-]*)/gi);
  return [...names].map(([, name = '']) => name);
}

/**
 * The tag for the styles of all pages and the typefaces, for the end of a document. No script runs
 * before they are there. What the document has shown before stays as it is, since all rules come
 * again in their order; only entrances keep the keyframes they have begun with.
 *
 * A first paint without them comes earlier by 30 ms on a phone: with a rule for a typeface in its
 * head a browser asks for the file while it lays the text out (with a preload it waits 90 ms).
 */
export async function linkStyles(css: string, faces: string, base: string): Promise<string> {
  const styles = postcss.parse(css);
  styles.walkAtRules('keyframes', (rule) => {
    rule.remove();
  });
  const text = faces + styles.toString();
  if (text === '') return '';
  return `<link rel="stylesheet" href="${await deriveText({ stem: 'styles', ending: 'css', text }, base)}">`;
}
