import { readFile } from 'node:fs/promises';
import { type Font, findFont, fonts } from '../../shared/fonts.ts';
import { fontFile } from '../assets/font-subset.ts';

/** A line of text as an SVG path, and how wide it is, in px. */
type Outline = { path: string; width: number };

/** Draws lines of text in a font of a theme. */
export type Pen = {
  /** A text without the letters that the font does not have. */
  known: (text: string) => string;
  draw: (text: string, size: number) => Outline;
};

/** A font as a file. */
export type FontFile = { font: Font; bytes: Uint8Array };

/** The file of a font; one that comes with the site stands in for those of a visitor's system. */
export async function readFont(choice: string): Promise<FontFile> {
  const standIn = choice === 'system-serif' ? fonts['instrument-serif'] : fonts.figtree;
  const font = findFont(choice) ?? standIn;
  return { font, bytes: await readFile(fontFile(font)) };
}

/** A pen for a font: texts as outlines need no font where the picture is made. */
export async function createPen({ font: chosen, bytes }: FontFile, letters: string): Promise<Pen> {
  const [{ default: subsetFont }, hb] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  const weight = chosen.file.startsWith('/') ? undefined : chosen.weights?.max;
  const file = await subsetFont(bytes, letters, {
    targetFormat: 'sfnt',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  const face = new hb.Face(new hb.Blob(Uint8Array.from(file).buffer));
  const font = new hb.Font(face);
  const codes = new Set(face.collectUnicodes());
  return {
    known: (text) =>
      [...text]
        .filter((letter) => codes.has(letter.codePointAt(0) ?? 0))
        .join('')
        .trim(),
    draw: (text, size) => {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      const scale = size / face.upem;
      let x = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `translate(${x + xOffset} ${yOffset})`;
        x += xAdvance;
        return `<path transform="${at}" d="${font.glyphToPath(codepoint)}"/>`;
      });
      return {
        path: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
        width: x * scale,
      };
    },
  };
}
