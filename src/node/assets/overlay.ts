import { readFile } from 'node:fs/promises';
import { wcagLuminance } from 'culori';
import type { Theme } from '../../config/theme-fields.ts';
import { leastCover, scrimColor, scrims, tintOf } from '../../shared/scrim.ts';
import { publicPlace } from '../project/public-files.ts';
import { buildText } from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

type Pixel = readonly [red: number, green: number, blue: number];

/** The contrast that white words have at least: WCAG asks for 4.5, and of so large a name for 3. */
const contrasts = { name: 7, texts: 4.5 };

/**
 * How much brighter a frame of a film may be than its poster, in luminance. No package decodes films
 * without a program of the system, so its frames are not looked at. The brightest of the sample have 1.35.
 */
const posterMargin = 1.4;

/** The least overlay, in percent: without any, words flicker on a film. */
const least = 10;

/** The overlay of a site without a poster to look at. */
const usual = 45;

/** A picture behind the words of a welcome, or the poster of a film that plays there. */
type Still = { path: string; isPoster: boolean };

/** How much of the video the overlay covers, in percent: as the owner says, or as little as keeps words readable. */
export async function chooseOverlay(theme: Theme, stills: readonly Still[]): Promise<number> {
  if (theme.overlay !== undefined) return theme.overlay;
  const { welcome } = theme.layout;
  // The words stand on a panel.
  if (welcome === 'panel') return 0;
  if (stills.length === 0) return usual;
  const overlays = stills.map(async ({ path, isPoster }) => {
    const original = await readFile(publicPlace(path));
    const margin = isPoster ? posterMargin : 1;
    const look = [theme.grade, theme.accent.dark, scrims[welcome], margin];
    const text = await buildText({
      stem: 'overlay',
      ending: 'txt',
      from: [original, JSON.stringify(look)],
      make: async () => String(await overlayFor(original, theme, margin)),
    });
    return Number(text);
  });
  return Math.max(...(await Promise.all(overlays)));
}

/**
 * The thinnest overlay on a still, in percent. Where on the screen the brightest part of a film is,
 * changes: it may be behind any word.
 * @param margin how many times as bright as the still a frame may be
 */
export async function overlayFor(
  original: Uint8Array,
  theme: Theme,
  margin: number,
): Promise<number> {
  const { welcome } = theme.layout;
  if (welcome === 'panel' || !(await readPicture(original)).isWhole) return usual;
  const brightest = brighten(await brightestOf(original, theme), margin);
  const scrim = scrims[welcome];
  const needed = (['name', 'texts'] as const).map((part) => {
    const cover = coverFor(brightest, contrasts[part]);
    return 1 - (1 - cover) / (1 - leastCover(scrim, scrim[part]));
  });
  return Math.min(90, Math.max(least, Math.ceil(100 * Math.max(...needed))));
}

async function brightestOf(original: Uint8Array, theme: Theme): Promise<Pixel> {
  const { data } = await (await openPicture(original))
    .flatten({ background: '#fff' })
    .resize(480, 480, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let brightest: Pixel = [0, 0, 0];
  let most = 0;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const pixel = graded([red, green, blue], theme);
    const light = luminance(pixel);
    if (light > most) [brightest, most] = [pixel, light];
  }
  return brightest;
}

/** A pixel as the styles show it: see `grade` in ui/theme.css.ts. */
function graded([red, green, blue]: Pixel, theme: Theme): Pixel {
  if (theme.grade === 'none') return [red, green, blue];
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (theme.grade === 'grey') return [grey, grey, grey];
  const [r, g, b] = tintOf(theme.accent.dark);
  return [(grey * r) / 255, (grey * g) / 255, (grey * b) / 255];
}

/** The pixel of the same hue whose luminance is this many times as high. */
function brighten(pixel: Pixel, factor: number): Pixel {
  const wanted = Math.min(1, luminance(pixel) * factor);
  let brighter = pixel;
  while (luminance(brighter) < wanted) {
    const [red, green, blue] = brighter;
    const next = (channel: number) => Math.min(255, channel * 1.01 + 0.5);
    brighter = [next(red), next(green), next(blue)];
  }
  return brighter;
}

/** How much has to cover a pixel for white words to have a contrast to it, from 0 to 1. */
function coverFor([red, green, blue]: Pixel, contrast: number): number {
  for (let cover = 0; cover < 1; cover += 0.005) {
    const mix = (channel: number, scrim: number) => channel * (1 - cover) + scrim * cover;
    const [r, g, b] = scrimColor;
    if (1.05 / (luminance([mix(red, r), mix(green, g), mix(blue, b)]) + 0.05) >= contrast)
      return cover;
  }
  return 1;
}

function luminance([red, green, blue]: Pixel): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}
