import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from '../../shared/fonts.ts';
import { root } from '../project/paths.ts';
import { publicPlace } from '../project/public-files.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a font is cut down to: what most Latin scripts write, and the marks of good typography. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** The Latin letters that are taken from a font, as far as it has them. */
export function lettersOf({ omitted }: Font): string[] {
  return [...latin].filter((each) => each !== omitted);
}

/** An owner's own file may or may not have an axis of weights: it is left as it is. */
export function axes({ file, weights }: Font) {
  if (file.startsWith('/') || !weights) return {};
  return { variationAxes: { wght: weights.min === weights.max ? weights.min : weights } };
}

/** A font with these letters alone, without the hints for coarse screens, which can make a font twice as large. */
export async function subset(
  font: Font,
  original: Uint8Array,
  letters: string,
): Promise<Uint8Array> {
  // Loaded when it is needed: most builds find every font in the cache.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(original, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...axes(font),
  });
}

/** Where the files of a font are: below `public/`, or in its package, which has one for each script. */
export function fontFiles({ file, scripts = [] }: Font): string[] {
  if (file.startsWith('/')) return [publicPlace(file)];
  const { resolve } = createRequire(join(root, 'package.json'));
  return [file, ...scripts.map((script) => file.replace('-latin-', `-${script}-`))].map((each) =>
    resolve(each),
  );
}
