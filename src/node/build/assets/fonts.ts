import { z } from 'zod';
import type { Theme } from '../../../config/theme.ts';
import {
  embeddedFamily,
  type Font,
  type FontRole,
  findFont,
  fontFamily,
  fontProperty,
} from '../../../shared/fonts.ts';
import { assetUrl, buildAsset, buildJson, urlSafeName } from './asset-cache.ts';
import { buildFallbackRules } from './fallback-fonts.ts';
import {
  ascii,
  beyondLatin,
  defaultFeatures,
  type FontPart,
  findLetters,
  fontRule,
  latinLetters,
  subsetRecipe,
} from './font-files.ts';

/** The maximum number of characters in a font subset that an HTML file embeds. 45 characters take 5 kB. */
const maxEmbedded = 72;

/**
 * The invisible character before the icon of a link. Font files lack it, but browsers only draw nothing for it if the
 * font's `unicode-range` has it. Otherwise they would search all fallback fonts for it.
 */
const wordJoiner = '\u2060';

/** The text of a page: all of it, what is in the display font, and what of this is in the first section. */
export type PageText = { all: string; display: string; first: string };

/** The fonts of one page's HTML file. */
export type PageFonts = {
  /**
   * The CSS for the first paint: the rules of the fallback fonts, and of the display font with the glyphs of the
   * first section's headings.
   */
  css: string;
  /** The URLs of the fonts to preload. */
  preloads: string[];
  /** The display font, and the page's text in this font as CSS transforms it; undefined for a system font. */
  headings: { family: string; text: string } | undefined;
};

export type Fonts = Awaited<ReturnType<typeof buildFonts>>;

type Options = {
  theme: Theme;
  base: string;
  /** The text of each page by the page's path. The letters of these texts are in the fonts that load first. */
  texts: ReadonlyMap<string, PageText>;
};

/** Prepares the fonts of a theme. Each HTML file preloads the text font, and embeds the letters of its first headings. */
export async function buildFonts({ theme, base, texts }: Options) {
  const [display, running] = [findFont(theme.fonts.display), findFont(theme.fonts.text)];
  const fonts = [...new Set([display, running])].filter((font) => font !== undefined);
  const textOf = (part: keyof PageText) => [...texts.values()].map((text) => text[part]).join('');
  const all = textOf('all');
  // Latin letters come in both cases.
  const drawn = all + drawnText(theme, beyondLatin(all));
  const prepared = (await Promise.all(fonts.map((font) => buildFont(font, drawn, base)))).flat();
  const headingFont = display && fromWeight(theme, display);
  const setFamily = (role: FontRole) =>
    `:root{${fontProperty[role]}:${fontFamily(theme.fonts[role])}}`;
  const fontsOf = async (text: PageText): Promise<PageFonts> => {
    const first = drawnText(theme, text.first);
    const embedded = headingFont ? await embeddedRules(headingFont, first) : '';
    const fallbacks = prepared.map(({ fallback }) => fallback).join('');
    const inFile = prepared.filter(({ font }) => font === display).map(({ rules }) => rules);
    return {
      css: fallbacks + (embedded || [...inFile, setFamily('display')].join('')),
      preloads: prepared
        .filter(({ font }) => font === running || embedded === '')
        .flatMap(({ urls }) => urls),
      headings: display && { family: display.family, text: drawnText(theme, text.display) },
    };
  };
  const pages = [...texts].map(async ([path, text]) => [path, await fontsOf(text)] as const);
  return {
    /** The fonts of each page, by the page's path. */
    pages: new Map(await Promise.all(pages)),
    /** The CSS rules that load after the first paint: for all font files, and for the text that is set in them. */
    late: [
      ...prepared.map(({ rules, otherLetters }) => rules + otherLetters),
      setFamily('text'),
      setFamily('display'),
    ].join(''),
    files: prepared.flatMap(({ files }) => files),
  };
}

/** Returns a text in upper case if CSS shows it so, followed by all characters that CSS uses for row numbers. */
export function drawnText({ typography, layout }: Theme, text: string): string {
  const numbers = { none: '', decimal: '0123456789', roman: 'IVXLC' }[layout.numbering];
  return (typography.case === 'uppercase' ? text.toUpperCase() : text) + numbers;
}

/**
 * Builds the files of a font: one file per script with the letters that the site uses, and a file with the
 * other Latin letters, which later content from the data service may contain.
 */
async function buildFont(font: Font, text: string, base: string) {
  const used = ascii + text;
  const { parts } = await findLetters(font, used);
  const [first] = parts;
  // A font of symbols may have none of the letters, so the pages are without it.
  if (!first) return [];
  const build = async (part: FontPart) => {
    const file = await buildAsset({
      stem: urlSafeName(font.file).replace(/-latin.*/, ''),
      ending: 'woff2',
      ...subsetRecipe(font, part),
    });
    const url = assetUrl(file, base);
    // The first file needs no `unicode-range`, unless a fallback font must draw a letter that this font draws badly.
    const range = part === first && font.omitted === undefined ? undefined : part.letters;
    return {
      file,
      url,
      rule: fontRule(font, `url(${url})format("woff2");font-display:swap`, range),
    };
  };
  const built = await Promise.all(parts.map(build));
  const unused = latinLetters(font).filter((each) => !used.includes(each));
  const rest = await build({ ...first, letters: unused.join('') });
  const made = {
    font,
    files: [...built, rest].map(({ file }) => file),
    urls: built.map(({ url }) => url),
    fallback: await buildFallbackRules(font, first.original),
    rules: built.map(({ rule }) => rule).join(''),
    otherLetters: rest.rule,
  };
  return [made];
}

/**
 * Returns a font without the weights that are lighter than the theme's headings, since no word in this font is lighter.
 * Emphasis makes words bolder, so the bolder weights stay. A font with one weight takes about half as many bytes.
 */
function fromWeight({ typography }: Theme, font: Font): Font {
  if (!font.weights) return font;
  const { min, max } = font.weights;
  return { ...font, weights: { min: Math.min(Math.max(typography.weight, min), max), max } };
}

/** Returns the CSS rules of the embedded font subset, or '' if the subset would have too many letters. */
async function embeddedRules(font: Font, text: string): Promise<string> {
  const { parts } = await findLetters(font, text);
  if ([...parts.map(({ letters }) => letters).join('')].length > maxEmbedded) return '';
  const rules = parts.map(async (part) => {
    const { from, make } = subsetRecipe(font, part, defaultFeatures);
    const data = await buildJson(z.string(), {
      stem: 'embedded-font',
      from,
      make: async () => Buffer.from(await make()).toString('base64'),
    });
    const source = `url(data:font/woff2;base64,${data})format("woff2")`;
    return fontRule({ ...font, family: embeddedFamily(font) }, source, part.letters + wordJoiner);
  });
  return (await Promise.all(rules)).join('');
}
