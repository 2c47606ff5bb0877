import { readFile } from 'node:fs/promises';
import { convertLrgbToRgb } from 'culori';
import { z } from 'zod';
import type { Theme } from '../../config/theme.ts';
import { lowestOpacity, scrimColor, scrims, textZone } from '../../shared/scrim.ts';
import { publicFilePath } from '../project/public-files.ts';
import { buildJson } from './asset-cache.ts';
import { type Graded, luminance, openStill } from './graded-still.ts';
import { readPicture } from './open-picture.ts';

/**
 * The assumed largest ratio of a video's brightness to that of its poster. The frames themselves are not
 * measured, since decoding a video needs a program such as ffmpeg. The sample site's video is 1.35 times as bright.
 */
const posterMargin = 1.4;

/** The range of opacities in percent. Below `least`, words on a video flicker. Above `most`, the video is hidden. */
const range = { least: 10, most: 90 };

/** The contrast that WCAG requires of words, in level AA. */
const textContrast = 4.5;
/** The contrast of the owner's name on a video, whose next frame may be brighter than its poster. */
const nameContrast = 7;

/** The opacity in percent of the overlay, a dark layer over the video, if there is no poster to measure. */
const defaultOverlay = 45;

/** The pictures, and the posters of videos, behind the words of the section `hero`. */
export type Stills = readonly { path: string; isPoster: boolean }[];

/** Returns the opacity of the overlay in percent: the owner's value, or the lowest with which words are readable. */
export async function chooseOverlay(theme: Theme, stills: Stills): Promise<number> {
  if (theme.overlay !== undefined) return theme.overlay;
  const { welcome } = theme.layout;
  // In the layout `panel` the words stand on an opaque panel, so the video needs no overlay.
  if (welcome === 'panel') return 0;
  const posters = stills.filter(({ isPoster }) => isPoster);
  if (posters.length === 0) return defaultOverlay;
  const look = [theme.grade, theme.accent.dark, scrims[welcome], posterMargin];
  const overlays = posters.map(async ({ path }) => {
    const original = await readFile(publicFilePath(path));
    return buildJson(z.number(), {
      stem: 'overlay',
      from: [original, JSON.stringify(look)],
      make: () => overlayFor(original, theme, posterMargin),
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
  const needed = [
    { zone: scrim.name, contrast: nameContrast },
    { zone: textZone, contrast: textContrast },
  ].map(({ zone, contrast }) => {
    const cover = coverFor(brightest, contrast);
    return 1 - (1 - cover) / (1 - lowestOpacity(scrim, zone));
  });
  return Math.min(range.most, Math.max(range.least, Math.ceil(100 * Math.max(...needed))));
}

/** Returns the luminance of the brightest pixel, from 0 to 1, after the theme's CSS filters (`grade`) are applied. */
async function brightestOf(original: Uint8Array, theme: Graded): Promise<number> {
  const still = (await openStill(original, theme)).toColourspace('b-w');
  const pixels = await still.raw().toBuffer();
  const grey = pixels.reduce((one, other) => Math.max(one, other));
  return luminance([grey, grey, grey]);
}

/** Returns the opacity (0 to 1) of a dark layer that gives white words a contrast on a grey of luminance `brightest`. */
function coverFor(brightest: number, contrast: number): number {
  const [from, to] = [greyOf(brightest), greyOf(1.05 / contrast - 0.05)];
  return from <= to ? 0 : (from - to) / (from - greyOf(luminance(scrimColor)));
}

/** Returns the sRGB value, from 0 to 1, of the grey that has a luminance. */
function greyOf(luminance: number): number {
  return convertLrgbToRgb({ r: luminance, g: luminance, b: luminance }).r;
}
