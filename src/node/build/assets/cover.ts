import { readFile } from 'node:fs/promises';
import { convertLrgbToRgb, wcagLuminance } from 'culori';
import { z } from 'zod';
import type { Theme } from '../../../config/theme.ts';
import {
  type Color,
  lowestOpacity,
  scrimColor,
  scrims,
  textZone,
  tintOf,
} from '../../../shared/scrim.ts';
import { buildJson } from './asset-cache.ts';
import { openPicture } from './open-picture.ts';
import { measurePicture } from './pictures.ts';
import { stillFile } from './still-file.ts';

/**
 * The assumed largest ratio of a video's brightness to that of its poster. The frames themselves are not
 * measured, since decoding a video needs a program such as ffmpeg. The sample site's video is 1.35 times as bright.
 */
const posterMargin = 1.4;

/** The range of opacities in percent. Below `least`, words on a video flicker. Above `most`, nothing is seen of it. */
const range = { least: 10, most: 90 };

/** The contrast that WCAG requires of words, in level AA. */
const textContrast = 4.5;
/** The contrast of the owner's name on a video, whose next frame may be brighter than its poster. */
const nameContrast = 7;

/** The opacity in percent of the overlay, a dark layer over the video, if there is no poster to measure. */
const defaultOverlay = 45;

/** The pictures and the posters of videos of the section `hero`. */
export type Stills = readonly { path: string; isPoster: boolean }[];

/** What the theme's CSS filters do to the colours of a picture. */
type Graded = Pick<Theme, 'grade' | 'accent'>;

/** Returns the opacity of the overlay in percent: the owner's value, or the lowest with which words are readable. */
export async function chooseOverlay(theme: Theme, stills: Stills): Promise<number> {
  if (theme.overlay !== undefined) return theme.overlay;
  const { welcome } = theme.layout;
  // In the layout `panel` the words stand on an opaque panel, so the video needs no overlay.
  if (welcome === 'panel') return 0;
  const posters = stills.filter(({ isPoster }) => isPoster);
  if (posters.length === 0) return defaultOverlay;
  const brightest = Math.max(...(await measureAll(posters, theme)));
  return overlayFor(brightest * posterMargin, welcome);
}

function measureAll(stills: Stills, { grade, accent }: Graded) {
  const measured = stills.map(async ({ path }) => {
    const { hash } = await measurePicture(path);
    const from = [hash, JSON.stringify([grade, accent.dark])];
    const make = async () => measureStill(await readFile(await stillFile(path)), { grade, accent });
    return buildJson(z.number(), { stem: 'luminance', from, make });
  });
  return Promise.all(measured);
}

/** Returns the highest luminance of a picture, from 0 to 1, with the colours that it has on the page. */
export async function measureStill(original: Uint8Array, { grade, accent }: Graded) {
  let brightest = 0;
  const still = (await openPicture(original))
    .flatten({ background: '#fff' })
    .resize(480, 480, { fit: 'inside', withoutEnlargement: true });
  const [red, green, blue] = grade === 'accent' ? tintOf(accent.dark) : [255, 255, 255];
  const graded =
    grade === 'none' ? still : still.recomb([greyTimes(red), greyTimes(green), greyTimes(blue)]);
  const { data, info } = await graded
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    brightest = Math.max(brightest, luminance(pixel));
  }
  return brightest;
}

/** Returns the shares of red, green and blue in one channel of a picture that is made grey and then tinted. */
function greyTimes(tint: number): [number, number, number] {
  const share = tint / 255;
  return [0.2126 * share, 0.7152 * share, 0.0722 * share];
}

/**
 * Returns the opacity of the overlay in percent with which words are readable. All words are assumed to stand on the
 * brightest part of a video, since this part moves.
 * @param brightest the luminance of that part
 */
export function overlayFor(brightest: number, welcome: keyof typeof scrims): number {
  const luminance = Math.min(1, brightest);
  const { r: grey } = convertLrgbToRgb({ r: luminance, g: luminance, b: luminance });
  const ground: Color = [255 * grey, 255 * grey, 255 * grey];
  const scrim = scrims[welcome];
  const inName = { contrast: nameContrast, scrim: lowestOpacity(scrim, scrim.name) };
  const inText = { contrast: textContrast, scrim: lowestOpacity(scrim, textZone) };
  const needed = [inName, inText].map((each) => leastOpacity(ground, each));
  return Math.max(...needed);
}

/**
 * Returns the lowest opacity in percent of the overlay with which white words have a contrast on a colour.
 * @param scrim the opacity, from 0 to 1, of gradients of the same colour as the overlay
 */
function leastOpacity(
  ground: Color,
  { contrast, scrim }: { contrast: number; scrim: number },
): number {
  const contrastAt = (opacity: number) => {
    const cover = 1 - (1 - opacity / 100) * (1 - scrim);
    const mix = (at: 0 | 1 | 2) => ground[at] + (scrimColor[at] - ground[at]) * cover;
    return 1.05 / (luminance([mix(0), mix(1), mix(2)]) + 0.05);
  };
  let opacity = range.least;
  while (opacity < range.most && contrastAt(opacity) < contrast) opacity += 1;
  return opacity;
}

/** Returns the luminance of a colour, whose channels are from 0 to 255. */
function luminance([red, green, blue]: Color): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}
