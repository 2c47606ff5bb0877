import { type Font, findFont, fonts } from '../../shared/fonts.ts';
import { fontFiles, readOriginal, unpack } from '../assets/font-files.ts';

/** A line of text as SVG paths, with its width at a font size of 1. */
type Outline = { path: string; width: number };

export type Pen = {
  /** Removes the letters that the font does not have. */
  known: (text: string) => string;
  draw: (text: string) => Outline;
};

/** A font and its files, each of which may contain other letters. */
export type LoadedFont = { font: Font; files: readonly Uint8Array[] };

/** Reads the files of a font. Fonts of the visitor's system have no files, so a built-in font replaces them. */
export async function readFont(choice: string): Promise<LoadedFont> {
  const fallback = choice === 'system-serif' ? fonts['instrument-serif'] : fonts.figtree;
  const font = findFont(choice) ?? fallback;
  return { font, files: await Promise.all(fontFiles(font).map(readOriginal)) };
}

/** Creates a pen, which draws texts as the outlines of their letters. So an SVG with these texts needs no font. */
export async function createPen({ font, files }: LoadedFont): Promise<Pen> {
  const opened = files.map((file) => {
    const face = faces.get(file) ?? openFace(font, file);
    faces.set(file, face);
    return face;
  });
  const all = await Promise.all(opened);
  const faceOf = (letter: string) => all.find(({ has }) => has(letter));
  return {
    known: (text) => [...text].filter(faceOf).join('').trim(),
    draw: (text) => {
      const runs: { draw: Pen['draw']; letters: string }[] = [];
      for (const letter of text) {
        const draw = faceOf(letter)?.draw;
        const last = runs.at(-1);
        if (draw && last?.draw === draw) last.letters += letter;
        else if (draw) runs.push({ draw, letters: letter });
      }
      const line = { path: '', width: 0 };
      for (const { draw, letters } of runs) {
        const { path, width } = draw(letters);
        line.path += `<g transform="translate(${line.width})">${path}</g>`;
        line.width += width;
      }
      return line;
    },
  };
}

/** The open font files, each opened once for the pictures of all pages. */
const faces = new WeakMap<Uint8Array, ReturnType<typeof openFace>>();

async function openFace({ file, weights }: Font, original: Uint8Array) {
  const hb = await import('harfbuzzjs');
  const face = new hb.Face(new hb.Blob(Uint8Array.from(await unpack(original)).buffer));
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
