import type { Theme } from '../../../config/theme.ts';
import { type Font, type FontRole, findFont, fontNames, fonts } from '../../../shared/fonts.ts';
import { findLetters } from './font-files.ts';
import { drawnText } from './fonts.ts';

type Choice = Theme['fonts'];

/**
 * Returns the fonts in which no word of a site is in two faces: those of the theme, but for one that lacks some letters of a
 * word, another that comes with the site and has them, or one of the system. Says so for each.
 */
export async function fontsForWords(
  theme: Theme,
  texts: Readonly<Record<FontRole, string>>,
): Promise<{ chosen: Choice; notes: string[] }> {
  const chosen = { ...theme.fonts };
  const notes: string[] = [];
  for (const role of ['display', 'text'] as const) {
    const font = findFont(chosen[role]);
    const text = `${texts[role]}\n${drawnText(theme, texts[role])}`.normalize('NFC');
    const broken = font && (await brokenWord(font, text));
    if (!broken) continue;
    const { word, letters } = broken;
    const other = await standIn(role, font, text);
    const system = font.isSerif ? 'system-serif' : 'system-sans';
    chosen[role] = other ?? system;
    const lacks = `${font.family} has no ${letters}, so that "${word}" would be in two fonts:`;
    const what = role === 'text' ? 'all text' : 'what is in the font of headings';
    notes.push(
      other
        ? `${lacks} ${what} is in ${fonts[other].family}. In site.config.yaml that is theme: { fonts: { ${role}: ${other} } }, where you can name another.`
        : `${lacks} ${what} is in a font of the visitor's system. A font that has them can be named in theme.fonts.${role}.`,
    );
  }
  return { chosen, notes };
}

/** Finds the font for a role that has all letters of a text, in the style of another if there is one. */
async function standIn(role: FontRole, { isSerif = false }: Font, text: string) {
  const styleOf = ({ isSerif: is = false }: Font) => Number(is !== isSerif);
  // What is bold in every weight is no font for running text.
  const able = fontNames.filter((name) => role === 'display' || !isBold(fonts[name]));
  for (const name of able.sort((a, b) => styleOf(fonts[a]) - styleOf(fonts[b])))
    if (!(await brokenWord(fonts[name], text))) return name;
  return undefined;
}

const isBold = ({ weights }: Font) => weights !== undefined && weights.min > 400;

/** Words of one script. Beside another script, no reader expects one face. */
const words = /[\p{sc=Latn}\p{M}]+|[\p{sc=Grek}\p{M}]+|[\p{sc=Cyrl}\p{M}]+|[\p{sc=Arab}\p{M}]+/gu;

/** Finds a word that a font has some letters of, and lacks others, and all that it lacks of such words. */
async function brokenWord(font: Font, text: string) {
  const { missing } = await findLetters(font, text);
  const lackedBy = (word: string) => [...word].filter((each) => missing.includes(each));
  const broken =
    missing === ''
      ? []
      : [...new Set(text.match(words))].filter((word) => {
          const lacked = lackedBy(word).length;
          return lacked > 0 && lacked < (word.match(/\p{L}/gu)?.length ?? 0);
        });
  const [word] = broken;
  if (word === undefined) return undefined;
  return { word, letters: [...new Set(broken.flatMap(lackedBy))].slice(0, 10).join(' ') };
}
