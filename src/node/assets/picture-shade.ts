import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { OwnTheme, PictureShade } from '../../config/theme.ts';
import { type Color, inks } from '../../shared/scrim.ts';
import { publicFilePath } from '../project/public-files.ts';
import { buildJson } from './asset-cache.ts';
import { type Graded, luminance, openStill } from './graded-still.ts';
import { readPicture } from './open-picture.ts';
import type { Stills } from './overlay.ts';

/** The contrast that WCAG requires of words, in level AA. */
const textContrast = 4.5;

/** The largest opacity in percent. Above this, nothing could be seen of the picture. */
const maxOpacity = 90;

/** The luminance above which a picture is bright, so that dark words need less of a shade than white ones. */
const middle = 0.3;

const needs = z.strictObject({ brightness: z.number(), light: z.number(), dark: z.number() });

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
  const measured = await Promise.all(
    pictures.map(async ({ path }) => {
      const original = await readFile(publicFilePath(path));
      const from = [original, JSON.stringify([grade, accent.dark, inks])];
      const make = () => shadeNeeds(original, { grade, accent });
      return buildJson(needs, { stem: 'shade', from, make });
    }),
  );
  const sum = measured.reduce((total, { brightness }) => total + brightness, 0);
  const ink = sum / measured.length > middle ? 'dark' : 'light';
  return { ink, opacity: Math.max(...measured.map((each) => each[ink])) };
}

/** Measures how bright a picture is, and the opacity in percent that the shade of each ink needs on all its parts. */
export async function shadeNeeds(
  original: Uint8Array,
  theme: Graded,
): Promise<z.output<typeof needs>> {
  if (!(await readPicture(original)).isWhole)
    return { brightness: 0, light: maxOpacity, dark: maxOpacity };
  const still = (await openStill(original, theme)).toColourspace('srgb');
  const { data, info } = await still.raw().toBuffer({ resolveWithObject: true });
  const found = { brightness: 0, light: 0, dark: 0 };
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    found.brightness += (luminance(pixel) * info.channels) / data.length;
    for (const ink of ['light', 'dark'] as const)
      while (found[ink] < maxOpacity && !isReadable(pixel, ink, found[ink] / 100)) found[ink] += 1;
  }
  return found;
}

/** Whether words are readable on a colour under a shade of an opacity from 0 to 1. */
function isReadable(ground: Color, ink: keyof typeof inks, opacity: number): boolean {
  const { text, shade } = inks[ink];
  const mix = (at: 0 | 1 | 2) => ground[at] + (shade[at] - ground[at]) * opacity;
  const [one, other] = [luminance(text), luminance([mix(0), mix(1), mix(2)])];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= textContrast;
}
