import { readFile } from 'node:fs/promises';
import { convertLrgbToRgb, wcagLuminance } from 'culori';
import { z } from 'zod';
import type { OwnTheme, PictureShade, Theme } from '../../config/theme.ts';
import { type Color, inks, lowestOpacity, scrims, textZone, tintOf } from '../../shared/scrim.ts';
import { publicFilePath } from '../project/public-files.ts';
import { buildJson } from './asset-cache.ts';
import { openPicture } from './open-picture.ts';
import { measurePicture } from './pictures.ts';

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

/** The luminance above which a picture is bright, so that dark words need less of a shade than white ones. */
const middle = 0.3;

/** The pictures, and the posters of videos, behind the words of the section `hero`. */
export type Stills = readonly { path: string; isPoster: boolean }[];

/** What the theme's CSS filters do to the colours of a picture. */
type Graded = Pick<Theme, 'grade' | 'accent'>;

/** Luminances from 0 to 1, and the opacity in percent that the shade of each ink needs on all parts of a picture. */
const measures = z.strictObject({
  brightest: z.number(),
  brightness: z.number(),
  light: z.number(),
  dark: z.number(),
});

/** Returns the opacity of the overlay in percent: the owner's value, or the lowest with which words are readable. */
export async function chooseOverlay(theme: Theme, stills: Stills): Promise<number> {
  if (theme.overlay !== undefined) return theme.overlay;
  const { welcome } = theme.layout;
  // In the layout `panel` the words stand on an opaque panel, so the video needs no overlay.
  if (welcome === 'panel') return 0;
  const posters = stills.filter(({ isPoster }) => isPoster);
  if (posters.length === 0) return defaultOverlay;
  const brightest = (await measureAll(posters, theme)).map((each) => each.brightest);
  return overlayFor(Math.max(...brightest) * posterMargin, welcome);
}

/**
 * Returns the ink of the words on the pictures behind the section `hero`, and the lowest opacity of a shade behind
 * them with which they are readable; undefined if there is no picture, or the owner has set the overlay.
 */
export async function choosePictureShade(
  { pictureGrade: grade, accent, overlay }: OwnTheme,
  stills: Stills,
): Promise<PictureShade | undefined> {
  const pictures = stills.filter(({ isPoster }) => !isPoster);
  if (overlay !== undefined || pictures.length === 0) return undefined;
  const measured = await measureAll(pictures, { grade, accent });
  const sum = measured.reduce((total, { brightness }) => total + brightness, 0);
  const ink = sum / measured.length > middle ? 'dark' : 'light';
  return { ink, opacity: Math.max(...measured.map((each) => each[ink])) };
}

function measureAll(stills: Stills, { grade, accent }: Graded) {
  const measured = stills.map(async ({ path }) => {
    const { hash } = await measurePicture(path);
    const from = [hash, JSON.stringify([grade, accent.dark, inks])];
    const make = async () => measureStill(await readFile(publicFilePath(path)), { grade, accent });
    return buildJson(measures, { stem: 'brightness', from, make });
  });
  return Promise.all(measured);
}

/** Measures a picture with the colours that it has on the page. */
export async function measureStill(original: Uint8Array, { grade, accent }: Graded) {
  const found = { brightest: 0, brightness: 0, light: 0, dark: 0 };
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
    const light = luminance(pixel);
    found.brightest = Math.max(found.brightest, light);
    found.brightness += (light * info.channels) / data.length;
    for (const ink of ['light', 'dark'] as const)
      found[ink] = leastOpacity(pixel, inks[ink], { from: found[ink] });
  }
  return found;
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
  const needed = [inName, inText].map((each) =>
    leastOpacity(ground, inks.light, { from: range.least, ...each }),
  );
  return Math.max(...needed);
}

/**
 * Returns the lowest opacity in percent of a shade with which words are readable on a colour.
 * @param options.scrim the opacity, from 0 to 1, of gradients of the same colour as the shade
 */
function leastOpacity(
  ground: Color,
  { text, shade }: (typeof inks)[keyof typeof inks],
  { from, contrast = textContrast, scrim = 0 }: { from: number; contrast?: number; scrim?: number },
): number {
  const contrastAt = (opacity: number) => {
    const cover = 1 - (1 - opacity / 100) * (1 - scrim);
    const mix = (at: 0 | 1 | 2) => ground[at] + (shade[at] - ground[at]) * cover;
    const [one, other] = [luminance(text), luminance([mix(0), mix(1), mix(2)])];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  let opacity = from;
  while (opacity < range.most && contrastAt(opacity) < contrast) opacity += 1;
  return opacity;
}

/** Returns the luminance of a colour, whose channels are from 0 to 255. */
function luminance([red, green, blue]: Color): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}
