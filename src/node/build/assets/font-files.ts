import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Face } from 'harfbuzzjs';
import { z } from 'zod';
import type { Font } from '../../../shared/fonts.ts';
import { memoize } from '../../../shared/memoize.ts';
import { memoizeByVersion } from '../../files/project/file-system.ts';
import { engine } from '../../files/project/places.js';
import { publicFilePath } from '../../files/project/public-files.ts';
import { createQueue } from '../../files/project/queue.ts';
import { buildJson } from './asset-cache.ts';

/** A font file, and the letters that a subset of the file contains. */
export type FontPart = { original: Uint8Array; letters: string };

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The printable characters of ASCII. */
export const ascii = range(0x20, 0x7e);

/**
 * The letters of Western European languages, and typographic marks. Other letters are added to a font subset
 * only if the site uses them.
 */
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** Returns the Latin letters without those that the font draws badly, which a fallback font draws instead. */
export function latinLetters({ omitted }: Font): string[] {
  return [...latin].filter((each) => each !== omitted);
}

const { resolve } = createRequire(join(engine, 'package.json'));

/** Returns the paths of a font's files: one below `public/`, or one for each script in a package. */
export const fontFiles = memoize(({ file, scripts = [] }: Font): string[] => {
  if (file.startsWith('/')) return [publicFilePath(file)];
  const names = [file, ...scripts.map((script) => file.replace('-latin-', `-${script}-`))];
  return names.map((name) => resolve(name));
});

/**
 * Finds the files of a font that have the letters of a text. A Polish name, for example, needs two files. `missing`
 * contains the letters and figures that no file has.
 */
export async function findLetters(
  font: Font,
  text: string,
): Promise<{ parts: FontPart[]; missing: string }> {
  const latin = latinLetters(font).filter((each) => text.includes(each));
  let missing = [...latin, ...beyondLatin(text)];
  const parts: FontPart[] = [];
  for (const file of fontFiles(font)) {
    const original = await readOriginal(file);
    const known = await readLetters(original);
    parts.push({ original, letters: missing.filter((each) => known.includes(each)).join('') });
    missing = missing.filter((each) => !known.includes(each));
  }
  return {
    // Browsers refuse a font file that has only blanks.
    parts: parts.filter(({ letters }) => letters.trim() !== ''),
    missing: missing.filter((each) => /[\p{L}\p{N}]/u.test(each)).join(''),
  };
}

/** Returns the characters of a text that are not in `latin`, each once. */
export function beyondLatin(text: string): string {
  // The letters of ASCII are in `latin`, and are most of a text, so they are skipped first.
  const characters = new Set((text + text.normalize('NFC')).match(/[^ -~]/gu));
  const others = [...characters].filter((each) => !latin.includes(each) && /\S/u.test(each));
  return others.sort().join('');
}

/** Reads a file that all pages are made from, once for all of them. */
export const readOriginal = memoizeByVersion((file): Promise<Uint8Array> => readFile(file));

/** Returns the letters of a font file, which are read once for all pages. */
const readLetters = memoize((original: Uint8Array) =>
  buildJson(z.string(), {
    stem: 'font-letters',
    from: [original],
    make: async () => {
      const codes = (await openFace(original)).collectUnicodes();
      return Array.from(codes, (code) => String.fromCodePoint(code)).join('');
    },
  }),
);

/** The OpenType features that browsers apply to Latin text by default. */
export const defaultFeatures = 'calt ccmp clig kern liga locl mark mkmk rlig'.split(' ');
/** These features, and `tabular-nums`, which styles turn on for figures in the text font. */
const textFeatures = [...defaultFeatures, 'tnum'];

/** The names of a font that say by which licence it may be passed on, and where the licence stands. */
const preserveNameIds = [13, 14];

/**
 * Returns the names, features and weights that a subset keeps. The owner's own fonts keep all features and weights,
 * since they may need features of other scripts, and may not be variable.
 */
function subsetOptions({ file, weights }: Font, keepFeatures: readonly string[]) {
  if (file.startsWith('/')) return { preserveNameIds };
  const wght = weights?.min === weights?.max ? weights?.min : weights;
  return { preserveNameIds, keepFeatures, ...(wght && { variationAxes: { wght } }) };
}

/** Calls one package after the other, since each returns memory that its next call may overwrite. */
const inTurn = createQueue();

/** Unpacks a font file, once for all pages. */
export const unpack = memoize((original: Uint8Array) =>
  inTurn(async () => {
    // Most builds find all that is made of a font in the cache, so this package is loaded only when needed.
    const { convert } = await import('fontverter');
    return Buffer.from(await convert(original, 'truetype'));
  }),
);

/** Opens a font file, which then tells its letters, its tables and its outlines. */
export async function openFace(original: Uint8Array): Promise<Face> {
  const { Blob, Face } = await import('harfbuzzjs');
  return new Face(new Blob(Uint8Array.from(await unpack(original)).buffer));
}

/** Returns what a font subset is made from, and the function that makes it. */
export function subsetRecipe(font: Font, { original, letters }: FontPart, features = textFeatures) {
  const chosen = subsetOptions(font, features);
  // Hints are for low-resolution screens, and can double the file size.
  const options = { targetFormat: 'woff2', noHinting: true, ...chosen } as const;
  return {
    from: [original, letters, JSON.stringify(chosen)],
    make: async (): Promise<Uint8Array> => {
      const unpacked = await unpack(original);
      return inTurn(async () => {
        const { default: subsetFont } = await import('subset-font');
        return subsetFont(unpacked, letters, options);
      });
    },
  };
}

/** Returns the `@font-face` rule of a font file, with a `unicode-range` if letters are given. */
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
