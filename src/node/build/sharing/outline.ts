import type { Theme } from '../../../config/theme.ts';
import { type Font, findFont, fonts } from '../../../shared/fonts.ts';
import { directionOf } from '../../../shared/text-direction.ts';
import { fontFiles, openFace, readOriginal } from '../assets/font-files.ts';
import arabic from './arabic.json' with { type: 'json' };

/** A line of text as SVG paths, with its width at a font size of 1. */
type Outline = { path: string; width: number };

type Direction = ReturnType<typeof directionOf>;

/** A font and its files, each of which may contain other letters. */
type LoadedFont = { font: Font; files: readonly Uint8Array[] };

/**
 * Reads the files of the fonts of a theme, and of two fonts with more scripts. Fonts of the visitor's system have no
 * files, so a built-in font replaces them.
 */
export async function readFonts({ fonts: chosen }: Pick<Theme, 'fonts'>): Promise<LoadedFont[]> {
  const fallback = chosen.display === 'system-serif' ? fonts['instrument-serif'] : fonts.figtree;
  const chosenFonts = [findFont(chosen.display) ?? fallback, findFont(chosen.text) ?? []];
  const all = [...chosenFonts, fonts.arimo, arabic];
  const loaded = all.flat().map(async (font) => {
    return { font, files: await Promise.all(fontFiles(font).map(readOriginal)) };
  });
  return Promise.all(loaded);
}

/** Creates a pen with the first font that has all letters of a text; undefined if none has, as for Chinese. */
export async function findPen(text: string, among: readonly LoadedFont[]) {
  const letters = (text.match(/\p{L}\p{M}*|\p{N}/gu) ?? []).join('');
  for (const font of among) {
    const pen = await createPen(font);
    if (pen.known(letters) === letters && pen.known(text) !== '') return pen;
  }
  return undefined;
}

/** Matches a letter that is written from right to left. */
const leftwards = '(?:(?!\\p{N})[\\p{scx=Arab}\\p{scx=Hebr}])';
const others = `(?:(?!${leftwards})\\S)+`;
/** Matches the parts of a line that are written in one direction, and the blanks between them. */
const parts = new RegExp(
  `${leftwards}+(?:[^\\p{L}\\p{N}]+${leftwards}+)*[^\\p{L}\\p{N}\\s]*|\\s+|${others}(?:\\s+${others})*`,
  'gu',
);

/** Returns the parts of a text in their order from left to right. */
const leftToRight = <Part>(direction: Direction, parts: Part[]) =>
  direction === 'rtl' ? parts.toReversed() : parts;

/** Creates a pen, which draws texts as the outlines of their letters. So an SVG with these texts needs no font. */
async function createPen({ font, files }: LoadedFont) {
  const opened = files.map((file) => {
    const face = faces.get(file) ?? loadFace(font, file);
    faces.set(file, face);
    return face;
  });
  const all = await Promise.all(opened);
  const faceOf = (letter: string) => all.find(({ has }) => has(letter));
  /** Splits a part of a line by the files that have its letters. */
  const split = (part: string) => {
    const runs: { face: (typeof all)[number]; letters: string }[] = [];
    for (const letter of part) {
      const last = runs.at(-1);
      const face = last?.face.has(letter) ? last.face : faceOf(letter);
      if (face && last?.face === face) last.letters += letter;
      else if (face) runs.push({ face, letters: letter });
    }
    return leftToRight(directionOf(part), runs);
  };
  return {
    /** Removes the signs that the font does not have, such as emojis. */
    known: (text: string) => [...text].filter(faceOf).join('').trim(),
    /** @param direction the direction of the whole text, of which this may be one line */
    draw: (text: string, direction = directionOf(text)): Outline => {
      const line = { path: '', width: 0 };
      for (const { face, letters } of leftToRight(direction, text.match(parts) ?? []).flatMap(
        split,
      )) {
        const { path, width } = face.draw(letters);
        line.path += `<g transform="translate(${line.width})">${path}</g>`;
        line.width += width;
      }
      return line;
    },
  };
}

/** The open font files, each opened once for the pictures of all pages. */
const faces = new WeakMap<Uint8Array, ReturnType<typeof loadFace>>();

async function loadFace({ file, weights }: Font, original: Uint8Array) {
  const hb = await import('harfbuzzjs');
  const face = await openFace(original);
  const shaped = new hb.Font(face);
  // A file of the owner may be made for another weight than its boldest.
  const boldest = file.startsWith('/') ? undefined : weights?.max;
  if (boldest !== undefined) shaped.setVariations([new hb.Variation('wght', boldest)]);
  // All pages are drawn with the same few glyphs, and reading the outline of a glyph takes longer than placing it.
  const paths = new Map<number, string>();
  const pathOf = (glyph: number) => {
    const path = paths.get(glyph) ?? shaped.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  };
  return {
    has: (letter: string) => shaped.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined,
    draw: (text: string): Outline => {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(shaped, buffer);
      let width = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const at = `translate(${width + xOffset} ${yOffset})`;
        width += xAdvance;
        return `<path transform="${at}" d="${pathOf(codepoint)}"/>`;
      });
      // The y axis points upwards in fonts, but downwards in pictures.
      const scale = `scale(${1 / face.upem} ${-1 / face.upem})`;
      return { path: `<g transform="${scale}">${glyphs.join('')}</g>`, width: width / face.upem };
    },
  };
}
