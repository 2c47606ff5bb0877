import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from '../../shared/fonts.ts';
import { root } from '../project/paths.ts';
import { publicPlace } from '../project/public-files.ts';
import { buildText } from './asset-cache.ts';

/** A file of a font, and the letters that are taken from it. */
export type FontPart = { original: Uint8Array; letters: string };

/** The files of a font with the letters of a text; the first file always has the Latin ones. */
export type FontParts = {
  first: FontPart;
  others: FontPart[];
  /** The letters that none of the files has. */
  missing: string;
};

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of most Latin scripts and the marks of good typography: fonts are cut down to these. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** The Latin letters that are taken from a font, as far as it has them. */
export function latinLetters({ omitted }: Font): string[] {
  return [...latin].filter((each) => each !== omitted);
}

/** Where the files of a font are: below `public/`, or in its package, which has one for each script. */
export function fontFiles({ file, scripts = [] }: Font): string[] {
  if (file.startsWith('/')) return [publicPlace(file)];
  const { resolve } = createRequire(join(root, 'package.json'));
  const names = [file, ...scripts.map((script) => file.replace('-latin-', `-${script}-`))];
  return names.map((name) => resolve(name));
}

/**
 * Finds the letters of a text in the files of a font: a name from Poland or Vietnam is in several.
 * For a text of Latin letters alone the files are not searched.
 */
export async function findLetters(font: Font, text: string): Promise<FontParts> {
  let missing = [...beyondLatin(text)];
  const parts: FontPart[] = [];
  for (const file of fontFiles(font)) {
    const original = await readFile(file);
    const known = missing.length > 0 ? await readLetters(original) : '';
    const letters = missing.filter((each) => known.includes(each)).join('');
    missing = missing.filter((each) => !known.includes(each));
    parts.push({ original, letters });
  }
  const [first, ...others] = parts;
  if (!first) throw new Error(`shared/fonts.ts names no file of ${font.family}`);
  const inLatin = latinLetters(font).filter((each) => text.includes(each));
  return {
    first: { ...first, letters: inLatin.join('') + first.letters },
    others: others.filter(({ letters }) => letters !== ''),
    missing: missing.filter((each) => /\p{L}/u.test(each)).join(''),
  };
}

/** The characters of a text, each once, that not every font has. */
export function beyondLatin(text: string): string {
  const characters = new Set(text + text.normalize('NFC'));
  const others = [...characters].filter((each) => !latin.includes(each) && /\S/u.test(each));
  return others.sort().join('');
}

async function readLetters(original: Uint8Array): Promise<string> {
  return buildText({
    stem: 'font-letters',
    ending: 'txt',
    from: [original],
    make: async () => {
      const { create } = await import('fontkitten');
      const font = create(Buffer.from(original));
      return 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
    },
  });
}

/** An owner's own file may or may not have an axis of weights: it is left as it is. */
export function variationAxes({ file, weights }: Font) {
  if (file.startsWith('/') || !weights) return {};
  return { variationAxes: { wght: weights.min === weights.max ? weights.min : weights } };
}

/** A font with the letters of a part alone. Hints for coarse screens can make it twice as large, and are left out. */
export async function subset(font: Font, { original, letters }: FontPart): Promise<Uint8Array> {
  // Loaded when it is needed: most builds find every font in the cache.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(original, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...variationAxes(font),
  });
}

/** The rule of a font's file, for these letters alone where some are given. */
export function fontRule({ family, weights }: Font, source: string, letters?: string): string {
  const weight = weights ? `;font-weight:${weights.min} ${weights.max}` : '';
  const range = letters === undefined ? '' : `;${unicodeRange(letters)}`;
  return `@font-face{font-family:"${family}";src:${source}${range}${weight}}`;
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
