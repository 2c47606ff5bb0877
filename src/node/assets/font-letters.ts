import { readFile } from 'node:fs/promises';
import type { Font } from '../../shared/fonts.ts';
import { buildText } from './asset-cache.ts';
import { fontFiles, latin, lettersOf } from './font-subset.ts';

/** A file of a font, and the letters that are taken from it. */
export type FontPart = { original: Uint8Array; letters: string };

/** The files of a font with the letters of a text; the first file always has the Latin ones. */
export type FontParts = {
  first: FontPart;
  others: FontPart[];
  /** The letters that none of the files has. */
  missing: string;
};

/**
 * Finds the letters of a text in the files of a font: a name from Poland or Vietnam is in several.
 * Only a text with such letters costs a look into the files.
 */
export async function findLetters(font: Font, text: string): Promise<FontParts> {
  const files = await Promise.all(fontFiles(font).map((file) => readFile(file)));
  let missing = [...beyondLatin(text)];
  const parts: FontPart[] = [];
  for (const original of files) {
    const known = missing.length > 0 ? await readLetters(original) : '';
    const letters = missing.filter((each) => known.includes(each));
    missing = missing.filter((each) => !known.includes(each));
    parts.push({ original, letters: letters.join('') });
  }
  const [first, ...others] = parts;
  if (!first) throw new Error(`shared/fonts.ts names no file of ${font.family}`);
  const ofLatin = lettersOf(font)
    .filter((each) => text.includes(each))
    .join('');
  return {
    first: { ...first, letters: ofLatin + first.letters },
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
