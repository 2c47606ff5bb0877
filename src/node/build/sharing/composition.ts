import { formatHex, interpolate } from 'culori';
import type { Theme } from '../../../config/theme.ts';

/** The size of the pictures for link previews, in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Apps cut the edges of previews, so no word is nearer to them than this. */
export const margin = 80;

type Box = { x: number; y: number; width: number; height: number };

/** Where a theme sets the words and the picture of a preview, on pages from left to right, and what is drawn below both. */
type Composition = {
  /** The room between the margins for words, which stand at its bottom. */
  words: { x: number; width: number; height: number };
  picture: Box & { radius: number; fit: 'cover' | 'inside' };
  /** What is drawn of the picture's place, in SVG. */
  ground: string;
  /** The thickness of the lines above the words, and their length. */
  lines: readonly number[];
  lineLength: number;
};

const rect = ({ x, y, width, height }: Box, rest: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${rest}/>\n`;

/** Returns how a theme sets a preview. Without a picture, the words have all the room. */
export function composition(theme: Theme, hasPicture: boolean): Composition {
  const { layout } = theme;
  const lines = { hairline: [2], double: [2, 6], heavy: [14], none: [] }[layout.rules];
  const all = { x: margin, width: pictureSize.width - 2 * margin, height: 400 };
  const beside = { ...all, width: 500 };
  const below = hasPicture ? { ...all, height: 130 } : all;
  const words = hasPicture ? beside : all;
  const open = { lines, lineLength: words.width, ground: '', words };
  const picture = { radius: 0, fit: 'cover' } as const;
  const { accent, text } = colorsOf(theme);
  const raised = mixed(theme, 0.09);
  if (layout.blocks === 'cards') {
    const radius = 1.5 * theme.radius;
    const panel = { x: 40, y: 40, width: hasPicture ? 560 : 1120, height: 550 };
    const place = { x: 616, y: 40, width: 544, height: 550 };
    return {
      ...open,
      words: { ...all, width: panel.width - margin },
      ground: rect(panel, `rx="${radius}" fill="${raised}"`),
      picture: { ...picture, ...place, radius },
    };
  }
  if (layout.plates === 'frame') {
    const paper = { x: 660, y: 60, width: 480, height: 510 };
    const line = { x: 676, y: 76, width: 448, height: 478 };
    const place = { x: 700, y: 100, width: 400, height: 430 };
    const mount = rect(paper, `fill="${raised}"`) + rect(line, `fill="none" stroke="${accent}"`);
    return {
      ...open,
      ground: hasPicture ? mount : '',
      picture: { ...picture, ...place },
    };
  }
  if (layout.plates === 'solid') {
    const place = { x: 0, y: 0, width: pictureSize.width, height: 260 };
    const band = rect({ ...place, height: 274 }, `fill="${text}"`);
    const top = hasPicture ? { ground: band, lines: [] } : {};
    return {
      ...open,
      words: below,
      lineLength: all.width,
      ...top,
      picture: { ...picture, ...place },
    };
  }
  if (layout.plates === 'bare') {
    const place = { x: margin, y: margin, width: 720, height: 280 };
    return { ...open, words: below, picture: { ...place, radius: 0, fit: 'inside' } };
  }
  if (layout.list === 'index') {
    const place = { x: 760, y: margin, width: 360, height: 270 };
    return { ...open, words: below, lineLength: all.width, picture: { ...picture, ...place } };
  }
  const place = { x: 640, y: 0, width: 560, height: pictureSize.height };
  return { ...open, picture: { ...picture, ...place } };
}

/** Returns the colours of a theme on dark ground. */
export function colorsOf({ accent, surface, text }: Theme) {
  const hex = ({ dark }: Theme['text']) => formatHex(dark) ?? '';
  return { accent: hex(accent), surface: hex(surface), text: hex(text) };
}

/** Returns the surface with a share of the text's colour. */
function mixed(theme: Theme, share: number): string {
  const { surface, text } = colorsOf(theme);
  return formatHex(interpolate([surface, text], 'oklab')(share));
}
