import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CustomAtRules,
  Features,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import type { HtmlElement } from '../../files/project/html.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { assetCacheDir, assetUrl, buildAsset, integrityOf } from '../assets/asset-cache.ts';
import type { Styles } from './evaluate-styles.ts';

/** The oldest supported browsers, which are those of Vite's `baseline-widely-available`. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

export type StyleSheet = Awaited<ReturnType<typeof buildStyleSheet>>;

type Options = Pick<Styles, 'css'> & {
  /** The section types of all pages. */
  types: readonly string[];
  /** The CSS rules of fonts that no first paint needs. */
  fonts: string;
  /** The names that rules can apply to on each page (`namesIn`), by the page's path. */
  names: ReadonlyMap<string, readonly string[]>;
  base: string;
};

/** Prepares the style sheet that all pages share. */
export async function buildStyleSheet({ css: modules, types, fonts, names, base }: Options) {
  const used = Object.entries(modules).filter(([name]) => {
    // The styles of a section type are in its folder.
    const [, type] = /^sections\/([^/]+)\//.exec(name) ?? [];
    return type === undefined || types.includes(type);
  });
  const css = used.map(([, rules]) => rules).join('\n');
  const code = Buffer.from(fonts + css);
  const file = await buildAsset({
    stem: 'styles',
    ending: 'css',
    from: [code],
    make: async () => minified(code, used),
  });
  const content = await readFile(join(assetCacheDir, file));
  return {
    file,
    url: assetUrl(file, base),
    integrity: integrityOf(content),
    /** The rules that the first paint of each page can use, by the page's path. */
    firstStyles: firstStylesOf(css, names),
  };
}

/** Minifies styles. Of those of the site's own that are no CSS, it says where they are. */
function minified(code: Buffer, modules: readonly (readonly [file: string, css: string])[]) {
  try {
    return transform({ filename: 'site.css', code, minify: true, targets }).code;
  } catch (error) {
    const loc = error instanceof SyntaxError && 'loc' in error && error.loc;
    const row = loc instanceof Object && 'line' in loc ? Number(loc.line) : 0;
    const line = code.toString().split('\n')[row - 1]?.trim();
    const [file] = modules.find(([, css]) => line && css.includes(line)) ?? [];
    if (!line || !file) throw error;
    throw new PlainError(`${file}
  no browser knows this CSS: ${line}
  expected: CSS; a condition is in brackets, such as (min-width: 52rem)`);
  }
}

/** Matches the pseudo-classes of elements that the visitor points at, presses or opens. */
const action = /^(active|focus|focus-visible|focus-within|hover|popover-open)$/;

/** Returns the names of elements, of their classes as `.b`, and of their attributes as `[b]`, each once. */
export function namesIn(elements: readonly HtmlElement[]): string[] {
  const names = elements.flatMap(({ name, classes, attributes }) => [
    name,
    ...classes.map((each) => `.${each}`),
    ...Object.keys(attributes).map((each) => `[${each}]`),
  ]);
  return [...new Set(['html', 'body', ...names])].sort();
}

/**
 * Returns the rules of `css` that the first paint of each page can use. The other rules are for elements of other
 * pages, for actions of the visitor, for print, or for the transition to another page.
 */
function firstStylesOf(css: string, names: Options['names']): Map<string, string> {
  const made = new Map<string, string>();
  const pages = [...names].map(([path, inPage]) => {
    // Many pages of a large site have the same elements and so the same rules, which are computed once.
    const key = inPage.join(' ');
    const styles = made.get(key) ?? firstStyles(css, new Set(inPage));
    made.set(key, styles);
    return [path, styles] as const;
  });
  return new Map(pages);
}

/** @param present the names that rules can apply to */
function firstStyles(css: string, present: ReadonlySet<string>): string {
  const canApply = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return present.has(part.name);
    if (part.type === 'class') return present.has(`.${part.name}`);
    if (part.type === 'attribute') return present.has(`[${part.name}]`);
    if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      return part.selectors.some(canMatch);
    return !action.test(part.kind);
  };
  const canMatch = (selector: readonly SelectorComponent[]): boolean => {
    // Scripts set attributes of the root before the first paint.
    const hasRoot = selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root');
    return selector.every((part) => (hasRoot && part.type === 'attribute') || canApply(part));
  };
  const keyframes: string[] = [];
  /** All names in the rules. The name of keyframes is among them once, and once more for each use. */
  const names: string[] = [];
  const rules = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    targets,
    // `light-dark()` is kept to save bytes. Older browsers show default colours until the whole sheet has loaded.
    exclude: Features.LightDark,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(canMatch) ? undefined : []),
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        keyframes: ({ value: { name } }) => void keyframes.push(name.value),
      },
      // Selectors inside `:is()` are kept, since the most specific of them says how specific all are.
      Selector(selector) {
        return canMatch(selector) ? undefined : [];
      },
      CustomIdent(name) {
        names.push(name);
      },
      Token: { ident: ({ value }) => void names.push(value) },
    },
  });
  const unused = keyframes.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const options = { filename: 'site.css', minify: true, unusedSymbols: unused };
  const visitor = withoutUnneeded(rules.code);
  return Buffer.from(transform({ ...options, code: rules.code, visitor }).code).toString();
}

/** Returns a visitor that removes transitions, and the custom properties that no rule in `code` uses. */
function withoutUnneeded(code: Uint8Array): Visitor<CustomAtRules> {
  const used = new Set<string>();
  transform({
    filename: 'site.css',
    code,
    // biome-ignore lint/correctness/noComponentHookFactories: a visitor of variables is no component
    visitor: { Variable: ({ name: { ident } }) => void used.add(ident) },
  });
  return {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined),
      // What changes by an action changes at once until the whole sheet has loaded. But buttons that need the script
      // are shown by a transition of their visibility, which starts before any action.
      transition: ({ value }) =>
        Array.isArray(value) &&
        value.every(({ property: { property } }) => property !== 'visibility')
          ? []
          : undefined,
    },
  };
}
