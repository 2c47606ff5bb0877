import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Features, type SelectorComponent, transform } from 'lightningcss';
import { assetCacheDir, assetUrl, buildAsset, integrityOf } from '../assets/asset-cache.ts';
import { elementsIn } from '../project/html.ts';
import type { Styles } from './style-compiler.ts';

/** The oldest supported browsers, which are those of Vite's `baseline-widely-available`. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

export type StyleSheet = Awaited<ReturnType<typeof buildStyleSheet>>;

type Options = Pick<Styles, 'css'> & {
  /** The section types of all pages. */
  types: readonly string[];
  /** The CSS rules of fonts that no first paint needs. */
  fonts: string;
  base: string;
};

/** Prepares the style sheet that all pages share. */
export async function buildStyleSheet({ css: modules, types, fonts, base }: Options) {
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
    make: async () => transform({ filename: 'site.css', code, minify: true, targets }).code,
  });
  const content = await readFile(join(assetCacheDir, file));
  return {
    file,
    url: assetUrl(file, base),
    integrity: integrityOf(content),
    firstStyles: createFirstStyles(css),
  };
}

/** Matches the pseudo-classes of elements that the visitor points at, presses or opens. */
const action = /^(active|focus|focus-visible|focus-within|hover|popover-open)$/;

/**
 * Creates a function that receives the HTML of a page's body, and returns the rules of `css` that the first paint
 * of this page can use. The other rules are for elements of other pages, for actions of the visitor, for print,
 * or for the transition to another page.
 */
function createFirstStyles(css: string): (html: string) => string {
  const made = new Map<string, string>();
  return (html) => {
    const elements = elementsIn(html);
    const classes = elements.flatMap(({ attributes }) => attributes['class']?.split(' ') ?? []);
    const names = ['html', 'body', ...elements.map(({ name }) => name)];
    const present = new Set([...names, ...classes.map((name) => `.${name}`)]);
    // Many pages of a large site have the same elements and so the same rules, which are computed only once.
    const key = [...present].sort().join(' ');
    const styles = made.get(key) ?? firstStyles(css, present);
    made.set(key, styles);
    return styles;
  };
}

/** @param present the names of the page's elements and, with a dot, of their classes */
function firstStyles(css: string, present: ReadonlySet<string>): string {
  const canApply = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return present.has(part.name);
    if (part.type === 'class') return present.has(`.${part.name}`);
    if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where')
      return part.selectors.some((selector) => selector.every(canApply));
    return !action.test(part.kind);
  };
  /** All names of keyframes, once for the declaration and once for each use. So a single name is unused. */
  const names: string[] = [];
  const rules = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    targets,
    // `light-dark()` stays as it is: older browsers show their default colours until the whole sheet has loaded.
    exclude: Features.LightDark,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) =>
          selectors.some((selector) => selector.every(canApply)) ? undefined : [],
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
      CustomIdent(name) {
        names.push(name);
      },
      Token: { ident: ({ value }) => void names.push(value) },
    },
  });
  const unused = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const options = { filename: 'site.css', minify: true, unusedSymbols: unused };
  return Buffer.from(transform({ ...options, code: rules.code }).code).toString();
}
