import postcss, { type AtRule, type Root } from 'postcss';
import { deriveText } from './derived.ts';

/** Where a selector names classes that an element need not have. */
const alternatives = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
/** What only a pointer, a key or a choice of text brings about. */
const answers = /:(?:hover|active|focus|focus-visible)\b|::(?:selection|view-transition)/;

/**
 * The part of the styles that a document is first seen with: no rules for classes that no element
 * of it has, for paper, or for what somebody does to it. All of those come with `linkStyles`.
 */
export function stylesShown(css: string, html: string): string {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  const classes = new Set([...attributes].flatMap(([, names = '']) => names.split(' ')));
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    const isShown = rule.selectors
      .map((selector) => selector.replace(alternatives, ''))
      .some(
        (selector) => !answers.test(selector) && classesOf(selector).every(classes.has, classes),
      );
    if (!isShown) rule.remove();
  });
  styles.walkAtRules('media', (group) => {
    if (group.params === 'print') group.remove();
  });
  removeEmpty(styles);
  removeUnused(styles);
  return styles.toString();
}

function classesOf(selector: string): string[] {
  const names = selector.matchAll(/\.([a-z_-][\w-]*)/gi);
  return [...names].map(([, name = '']) => name);
}

function removeEmpty(styles: Root): void {
  const groups: AtRule[] = [];
  styles.walkAtRules((group) => {
    groups.push(group);
  });
  // Inner ones first: one may have held nothing else.
  for (const group of groups.reverse()) if (group.nodes?.length === 0) group.remove();
}

/** Takes out the variables that no value asks for, and then what only those asked for. */
function removeUnused(styles: Root): void {
  const text = styles.toString();
  styles.walkDecls(/^--/, (variable) => {
    if (!text.includes(`var(${variable.prop}`)) variable.remove();
  });
  if (styles.toString() !== text) removeUnused(styles);
}

/**
 * Styles that do not name the faces that are still to come. For a face that no rule tells of, a
 * browser asks the machine before it lays out a line.
 */
export function withoutFaces(css: string, families: readonly string[]): string {
  return families.reduce((rest, family) => rest.replaceAll(`"${family}",`, ''), css);
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
