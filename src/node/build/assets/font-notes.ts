import type { Theme } from '../../../config/theme.ts';
import { type FontRole, findFont } from '../../../shared/fonts.ts';
import { publicFilePath } from '../../files/project/public-files.ts';
import { findLetters, openFace, readOriginal, unpack } from './font-files.ts';
import { tablesOf } from './font-tables.ts';
import { drawnText } from './fonts.ts';

/** Texts of a site, each with the place where it stands. */
export type PlacedTexts = readonly { text: string; place: string }[];

/** Returns which letters of the site's texts its fonts lack, and what pages do not get of a font of the owner. */
export async function fontNotes(
  theme: Theme,
  texts: Readonly<Record<FontRole, PlacedTexts>>,
): Promise<string[]> {
  const { display, text } = theme.fonts;
  const roles: FontRole[] = display === text ? ['text'] : ['display', 'text'];
  return (await Promise.all(roles.map((role) => notesOn(theme, role, texts[role])))).flat();
}

async function notesOn(theme: Theme, role: FontRole, texts: PlacedTexts): Promise<string[]> {
  const font = findFont(theme.fonts[role]);
  if (!font) return [];
  const drawn = texts.map(({ text, place }) => ({ text: drawnText(theme, text), place }));
  const { missing } = await findLetters(font, drawn.map(({ text }) => text).join('\n'));
  const letters = [...missing];
  const first = drawn.find(({ text }) => letters.some((each) => text.includes(each)));
  const some = letters.slice(0, 10).join(' ') + (letters.length > 10 ? ' …' : '');
  const isOwn = font.file.startsWith('/');
  const name = `The font ${isOwn ? `public${font.file}` : font.family}`;
  const lost = isOwn ? await lossesOf(await readOriginal(publicFilePath(font.file))) : [];
  const advice = `A font that has them can be named in theme.fonts.${role}.`;
  const lacks = `${name} has no ${some} (in ${first?.place}): visitors see these letters in a font of their system. ${advice}`;
  const without = `${name} is shown without ${lost.join(' and ')}.`;
  return [...(first ? [lacks] : []), ...(lost.length > 0 ? [without] : [])];
}

/** The tables that pages do not get of a font, the table that would do the same, and what is lost without both. */
const lostTables = [
  ['kern', 'GPOS', 'its distances between pairs of letters, which are in an old table (kern)'],
  ['morx', 'GSUB', 'its forms of letters, which are for Apple alone (morx)'],
  ['Silf', 'GSUB', 'its forms of letters, which are for Graphite alone (Silf)'],
  ['SVG ', 'COLR', 'its colours, which are drawings (SVG)'],
] as const;

/** The axes of a variable font that browsers use by themselves. */
const usedAxes = ['wght', 'opsz'];

/** Returns what a font of the owner has, and pages do not get of it. */
async function lossesOf(original: Uint8Array): Promise<string[]> {
  const face = await openFace(original);
  const tags = tablesOf(await unpack(original)).map(({ tag }) => tag);
  const lost = lostTables.filter(([tag, other]) => tags.includes(tag) && !tags.includes(other));
  const axes = Object.keys(face.getAxisInfos()).filter((axis) => !usedAxes.includes(axis));
  // The second lowest bit of `fsType` says that nobody may embed the font.
  const rights = face.referenceTable('OS/2')?.[9] ?? 0;
  return [
    ...lost.map(([, , what]) => what),
    ...(axes.length > 0 ? [`its other axes, which stay as they are (${axes.join(', ')})`] : []),
    ...(rights % 4 > 1 ? ['leave of its maker to embed it (fsType)'] : []),
  ];
}
