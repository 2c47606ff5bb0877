import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Theme } from '../../config/presets.ts';
import { type Font, findFont } from '../../shared/fonts.ts';
import type { PageText } from '../pages/page-text.ts';
import { root } from '../site-files/site-files.ts';
import { assetUrl, type DerivedFile, deriveFile, deriveText } from './asset-cache.ts';
import { fallbackRecipe, fallbackRules } from './fallback-fonts.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a font is cut down to: what most Latin scripts write, and the marks of good typography. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** How many characters of the display font a document carries at most; 45 take 5 kB. */
const mostInitial = 72;

/** The fonts of a site. */
export type Fonts = {
  /** The rules that the first paint needs: of the font of the text, and of what stands in for all. */
  css: string;
  /**
   * The rules that may come after the text: of letters that the pages do not hold, and of the
   * display font, whose first glyphs they hold themselves. Were its file named before these, a first
   * paint between the two would fetch it in vain.
   */
  late: string;
  /** The addresses of the files a page should ask for at once. */
  preloads: string[];
  files: DerivedFile[];
};

type Options = {
  theme: Theme;
  base: string;
  /** What the pages say: these letters come first. */
  text: PageText;
};

/**
 * Prepares the fonts of a theme. Headings have theirs from the first paint on; the font of the
 * text is a file that is asked for while the document is read, and that browsers keep.
 */
export async function deriveFonts({ theme, base, text }: Options): Promise<Fonts> {
  const [display, running] = [findFont(theme.fonts.display), findFont(theme.fonts.text)];
  const fonts = [...new Set([display, running])].filter((font) => font !== undefined);
  const prepared = await Promise.all(fonts.map((font) => deriveFont(font, text.all, base)));
  const initial = display ? await initialRule(display, text.display) : '';
  const isFirst = ({ font }: { font: Font }) => font === running || initial === '';
  const first = prepared.filter(isFirst);
  const later = prepared.filter((each) => !isFirst(each));
  return {
    css: [...prepared.map(({ fallback }) => fallback), ...first.map(({ rule }) => rule)].join(''),
    late: [
      ...later.map(({ rule }) => rule),
      ...prepared.map(({ otherLetters }) => otherLetters),
      initial,
    ].join(''),
    preloads: first.map(({ url }) => url),
    files: prepared.flatMap(({ files }) => files),
  };
}

/** Two files of a font: the letters that the site uses, and those that a live answer may bring. */
async function deriveFont(font: Font, text: string, base: string) {
  const original = await readFile(fontFile(font));
  const used = [...latin].filter((each) => each <= '~' || text.includes(each)).join('');
  const others = [...latin].filter((each) => !used.includes(each)).join('');
  const files = await Promise.all(
    [used, others].map((letters) =>
      deriveFile({
        stem: basename(font.file, '.woff2').replace(/-latin.*/, ''),
        ending: 'woff2',
        from: [original, letters, JSON.stringify(axes(font))],
        make: () => subset(font, original, letters),
      }),
    ),
  );
  const [first = '', second = ''] = files.map((file) => assetUrl(file, base));
  const source = (url: string) => `url(${url})format("woff2");font-display:swap`;
  return {
    font,
    files,
    url: first,
    fallback: await fallbacks(font, original),
    rule: fontRule(font, source(first)),
    otherLetters: fontRule(font, `${source(second)};${unicodeRange(others)}`),
  };
}

function unicodeRange(letters: string): string {
  const codes = [...letters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const written = ranges.map(([from, to]) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  return `unicode-range:${written.join()}`;
}

/** The glyphs that a document carries; they overrule those of the file, which comes for all others. */
async function initialRule(font: Font, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((each) => latin.includes(each)).sort();
  if (characters.length === 0 || characters.length > mostInitial) return '';
  const original = await readFile(fontFile(font));
  const letters = characters.join('');
  return deriveText({
    stem: 'initial-font',
    ending: 'css',
    from: [original, letters, JSON.stringify(axes(font))],
    make: async () => {
      const data = Buffer.from(await subset(font, original, letters)).toString('base64');
      const source = `url(data:font/woff2;base64,${data})format("woff2")`;
      return fontRule(font, `${source};${unicodeRange(letters)}`);
    },
  });
}

function fontRule({ family, weights }: Font, source: string): string {
  const weight = weights ? `font-weight:${weights.min} ${weights.max};` : '';
  return `@font-face{font-family:"${family}";src:${source};${weight}}`.replace(';}', '}');
}

/** An owner's own file may or may not have an axis of weights: it is left as it is. */
function axes({ file, weights }: Font) {
  if (file.startsWith('/') || !weights) return {};
  return { variationAxes: { wght: weights.min === weights.max ? weights.min : weights } };
}

/** Without the hints for coarse screens, which can make a font twice as large. */
async function subset(font: Font, original: Uint8Array, letters: string): Promise<Uint8Array> {
  // Loaded when it is needed: most builds find every font in the cache.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(original, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...axes(font),
  });
}

async function fallbacks(font: Font, original: Uint8Array): Promise<string> {
  return deriveText({
    stem: 'fallback-font',
    ending: 'css',
    from: [original, font.kind, font.family, fallbackRecipe],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      return fallbackRules(font, await fromBuffer(Buffer.from(original)));
    },
  });
}

/** Where the file of a font is: in its package, or below `public/`. */
function fontFile({ file }: Font): string {
  return file.startsWith('/')
    ? join(root, 'public', file)
    : createRequire(join(root, 'package.json')).resolve(file);
}
