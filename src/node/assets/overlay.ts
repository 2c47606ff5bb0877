import { readFile } from 'node:fs/promises';
import { convertLrgbToRgb, wcagLuminance } from 'culori';
import { z } from 'zod';
import type { Theme } from '../../config/theme.ts';
import { lowestOpacity, scrimColor, scrims, textZone, tintOf } from '../../shared/scrim.ts';
import { publicFilePath } from '../project/public-files.ts';
import { buildJson } from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

/**
 * The assumed largest ratio of a video's brightness to that of its poster. The frames themselves are not
 * measured, since decoding a video needs a program such as ffmpeg. The sample site's video is 1.35 times as bright.
 */
const posterMargin = 1.4;

/** The range of opacities in percent. Below `least`, words on a video flicker. Above `most`, the video is hidden. */
const range = { least: 10, most: 90 };

/** The opacity in percent of the overlay, a dark layer over the video, if there is no poster to measure. */
const defaultOverlay = 45;

/**
 * Returns the opacity of the overlay in percent: the owner's value, or the lowest with which words are readable.
 * @param stills the pictures, and the posters of videos, behind the words of the section `hero`
 */
export async function chooseOverlay(
  theme: Theme,
  stills: readonly { path: string; isPoster: boolean }[],
): Promise<number> {
  if (theme.overlay !== undefined) return theme.overlay;
  const { welcome } = theme.layout;
  // In the layout `panel` the words stand on an opaque panel, so the video needs no overlay.
  if (welcome === 'panel') return 0;
  if (stills.length === 0) return defaultOverlay;
  const overlays = stills.map(async ({ path, isPoster }) => {
    const original = await readFile(publicFilePath(path));
    const margin = isPoster ? posterMargin : 1;
    const look = [theme.grade, theme.accent.dark, scrims[welcome], margin];
    return buildJson(z.number(), {
      stem: 'overlay',
      from: [original, JSON.stringify(look)],
      make: () => overlayFor(original, theme, margin),
    });
  });
  return Math.max(...(await Promise.all(overlays)));
}

/**
 * Computes the opacity of the overlay for a still image, in percent. All words are assumed to stand on its brightest
 * part, since the brightest part of a video moves.
 * @param margin the assumed ratio of luminance between a frame of the video and the still image
 */
export async function overlayFor(
  original: Uint8Array,
  theme: Theme,
  margin: number,
): Promise<number> {
  const { welcome } = theme.layout;
  if (welcome === 'panel' || !(await readPicture(original)).isWhole) return defaultOverlay;
  const brightest = Math.min(1, (await brightestOf(original, theme)) * margin);
  const scrim = scrims[welcome];
  // WCAG requires a contrast of 4.5, or 3 for large text. The owner's name is large, but gets 7.
  const needed = [
    { zone: scrim.name, contrast: 7 },
    { zone: textZone, contrast: 4.5 },
  ].map(({ zone, contrast }) => {
    const cover = coverFor(brightest, contrast);
    return 1 - (1 - cover) / (1 - lowestOpacity(scrim, zone));
  });
  return Math.min(range.most, Math.max(range.least, Math.ceil(100 * Math.max(...needed))));
}

/** Returns the luminance of the brightest pixel, from 0 to 1, after the theme's CSS filters (`grade`) are applied. */
async function brightestOf(original: Uint8Array, { grade, accent }: Theme): Promise<number> {
  const still = (await openPicture(original))
    .flatten({ background: '#fff' })
    .resize(480, 480, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w');
  if (grade !== 'none') {
    const [red, green, blue] = grade === 'accent' ? tintOf(accent.dark) : [255, 255, 255];
    still.recomb([greyTimes(red), greyTimes(green), greyTimes(blue)]);
  }
  const pixels = await still.raw().toBuffer();
  const grey = pixels.reduce((one, other) => Math.max(one, other));
  return luminance([grey, grey, grey]);
}

/** Returns the shares of red, green and blue in one channel of a picture that is made grey and then tinted. */
function greyTimes(tint: number): [number, number, number] {
  const share = tint / 255;
  return [0.2126 * share, 0.7152 * share, 0.0722 * share];
}

/** Returns the opacity (0 to 1) of a dark layer that gives white words a contrast on a grey of luminance `brightest`. */
function coverFor(brightest: number, contrast: number): number {
  const [from, to] = [greyOf(brightest), greyOf(1.05 / contrast - 0.05)];
  return from <= to ? 0 : (from - to) / (from - greyOf(luminance(scrimColor)));
}

/** Returns the luminance of a colour, whose channels are from 0 to 255. */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}

/** Returns the sRGB value, from 0 to 1, of the grey that has a luminance. */
function greyOf(luminance: number): number {
  return convertLrgbToRgb({ r: luminance, g: luminance, b: luminance }).r;
}
