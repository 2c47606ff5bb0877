import { wcagLuminance } from 'culori';
import type { Sharp } from 'sharp';
import type { Theme } from '../../config/theme.ts';
import { tintOf } from '../../shared/scrim.ts';
import { openPicture } from './open-picture.ts';

/** What the theme's CSS filters do to the colours of a picture. */
export type Graded = Pick<Theme, 'grade' | 'accent'>;

/** Opens a small copy of a picture with the colours that it has on the page. */
export async function openStill(original: Uint8Array, { grade, accent }: Graded): Promise<Sharp> {
  const still = (await openPicture(original))
    .flatten({ background: '#fff' })
    .resize(480, 480, { fit: 'inside', withoutEnlargement: true });
  if (grade === 'none') return still;
  const [red, green, blue] = grade === 'accent' ? tintOf(accent.dark) : [255, 255, 255];
  return still.recomb([greyTimes(red), greyTimes(green), greyTimes(blue)]);
}

/** Returns the shares of red, green and blue in one channel of a picture that is made grey and then tinted. */
function greyTimes(tint: number): [number, number, number] {
  const share = tint / 255;
  return [0.2126 * share, 0.7152 * share, 0.0722 * share];
}

/** Returns the luminance of a colour, whose channels are from 0 to 255. */
export function luminance([red, green, blue]: readonly [number, number, number]): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}
