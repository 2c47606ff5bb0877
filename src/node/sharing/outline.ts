import { readFile } from 'node:fs/promises';
import { type Font, findFont, fonts } from '../../shared/fonts.ts';
import { fontFiles } from '../assets/font-subset.ts';

/** A line of text as an SVG path, and how wide it is, in px. */
type Outline = { path: string; width: number };

/** Draws lines of text in a font of a theme. */
export type Pen = {
  /** A text without the letters that the font does not have. */
  known: (text: string) => string;
  draw: (text: string, size: number) => Outline;
};

/** A font with its files, each of which may have other letters. */
export type LoadedFont = { font: Font; files: readonly Uint8Array[] };

/** The files of a font; one that comes with the site stands in for those of a visitor's system. */
export async function readFont(choice: string): Promise<LoadedFont> {
  const fallback = choice === 'system-serif' ? fonts['instrument-serif'] : fonts.figtree;
  const font = findFont(choice) ?? fallback;
  return { font, files: await Promise.all(fontFiles(font).map((file) => readFile(file))) };
}

/** A pen for a font: texts as outlines need no font where the picture is made. */
export async function createPen({ font, files }: LoadedFont, letters: string): Promise<Pen> {
  const faces = await Promise.all(files.map((file) => openFace(font, file, letters)));
  const faceOf = (letter: string) => faces.find(({ has }) => has(letter));
  return {
    known: (text) => [...text].filter(faceOf).join('').trim(),
    draw: (text, size) => {
      let [path, width] = ['', 0];
      for (const [face, run] of runs(text, faceOf)) {
        const drawn = face.draw(run, size);
        path += `<g transform="translate(${width})">${drawn.path}</g>`;
        width += drawn.width;
      }
      return { path, width };
    },
  };
}

/** The parts of a text that one face can draw, in order. */
function runs<Face>(text: string, faceOf: (letter: string) => Face | undefined): [Face, string][] {
  const found: [Face, string][] = [];
  for (const letter of text) {
    const face = faceOf(letter);
    const last = found.at(-1);
    if (last && last[0] === face) last[1] += letter;
    else if (face) found.push([face, letter]);
  }
  return found;
}

async function openFace({ file, weights }: Font, bytes: Uint8Array, letters: string) {
  const [{ default: subsetFont }, hb] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  // An owner's own file may have no axis of weights.
  const weight = file.startsWith('/') ? undefined : weights?.max;
  const plain = await subsetFont(bytes, letters, {
    targetFormat: 'sfnt',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  const face = new hb.Face(new hb.Blob(Uint8Array.from(plain).buffer));
  const shaped = new hb.Font(face);
  const codes = new Set(face.collectUnicodes());
  return {
    has: (letter: string) => codes.has(letter.codePointAt(0) ?? 0),
    draw: (text: string, size: number): Outline => {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(shaped, buffer);
      const positions = buffer.getGlyphPositions();
      const scale = size / face.upem;
      let x = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `translate(${x + xOffset} ${yOffset})`;
        x += xAdvance;
        return `<path transform="${at}" d="${shaped.glyphToPath(codepoint)}"/>`;
      });
      // Fonts count upwards, pictures downwards.
      const path = `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
      return { path, width: x * scale };
    },
  };
}
