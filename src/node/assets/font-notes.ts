import type { Theme } from '../../config/theme.ts';
import { type FontRole, findFont } from '../../shared/fonts.ts';
import { findLetters, fontFiles, readOriginal, unpack } from './font-files.ts';
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
  const [file = ''] = font.file.startsWith('/') ? fontFiles(font) : [];
  const lost = file === '' ? [] : lossesOf(await unpack(await readOriginal(file)));
  const name = `The font ${file === '' ? font.family : `public${font.file}`}`;
  return [
    ...(first
      ? [
          `${name} has no ${some} (in ${first.place}): visitors see these letters in a font of their system. A font that has them can be named in theme.fonts.${role}.`,
        ]
      : []),
    ...(lost.length > 0 ? [`${name} is shown without ${lost.join(' and ')}.`] : []),
  ];
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

/** Returns what an unpacked font has, and pages do not get of it: tables that a subset lacks, and other axes. */
function lossesOf(font: Buffer): string[] {
  const starts = new Map(tablesOf(font).map(({ tag, start }) => [tag, start]));
  const axes = starts.get('fvar');
  const count = axes === undefined ? 0 : font.readUInt16BE(axes + 8);
  const names = Array.from({ length: count }, (_, index) => {
    const at = (axes ?? 0) + 16 + index * 20;
    return font.toString('latin1', at, at + 4);
  }).filter((axis) => !usedAxes.includes(axis));
  return [
    ...lostTables.flatMap(([tag, other, what]) =>
      starts.has(tag) && !starts.has(other) ? what : [],
    ),
    ...(names.length > 0 ? [`its other axes, which stay as they are (${names.join(', ')})`] : []),
    // The last bits of this field say what the licence allows, and 2 forbids to embed the font.
    ...(font.readUInt16BE((starts.get('OS/2') ?? 0) + 8) & 2
      ? ['leave of its maker, who forbids to embed it (fsType)']
      : []),
  ];
}
