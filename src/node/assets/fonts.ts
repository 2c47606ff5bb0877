import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Theme } from '../../config/presets.ts';
import { type Font, findFont } from '../../shared/fonts.ts';
import { type AssetFile, assetUrl, buildAsset, buildText } from './asset-cache.ts';
import { fallbackRecipe, fallbackRules } from './fallback-fonts.ts';
import { fontRule, unicodeRange } from './font-face.ts';
import { axes, fontFile, lettersOf, subset } from './font-subset.ts';

/** How many characters of the display font a document carries at most; 45 take 5 kB. */
const mostInitial = 72;

/** The text of a page, and the part of it that is set in the display font. */
export type PageText = { all: string; display: string };

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
  files: AssetFile[];
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
export async function buildFonts({ theme, base, text }: Options): Promise<Fonts> {
  const [display, running] = [findFont(theme.fonts.display), findFont(theme.fonts.text)];
  const fonts = [...new Set([display, running])].filter((font) => font !== undefined);
  const prepared = await Promise.all(fonts.map((font) => buildFont(font, text.all, base)));
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
async function buildFont(font: Font, text: string, base: string) {
  const original = await readFile(fontFile(font));
  const drawn = lettersOf(font);
  const used = drawn.filter((each) => each <= '~' || text.includes(each)).join('');
  const others = drawn.filter((each) => !used.includes(each)).join('');
  const files = await Promise.all(
    [used, others].map((letters) =>
      buildAsset({
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

/** The glyphs that a document carries; they overrule those of the file, which comes for all others. */
async function initialRule(font: Font, text: string): Promise<string> {
  const drawn = lettersOf(font);
  const characters = [...new Set(text)].filter((each) => drawn.includes(each)).sort();
  if (characters.length === 0 || characters.length > mostInitial) return '';
  const original = await readFile(fontFile(font));
  const letters = characters.join('');
  return buildText({
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

async function fallbacks(font: Font, original: Uint8Array): Promise<string> {
  return buildText({
    stem: 'fallback-font',
    ending: 'css',
    from: [original, font.kind, font.family, fallbackRecipe],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      return fallbackRules(font, await fromBuffer(Buffer.from(original)));
    },
  });
}
