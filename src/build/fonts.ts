import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { type Face, findFace } from '../config/faces.ts';
import type { Theme } from '../config/presets.ts';
import { derive, derivedFolder } from './derived.ts';
import { fallbackRule } from './font-fallback.ts';
import { root } from './owner-files.ts';

/** What a page needs to show the theme's faces: their rules, and the files to ask for at once. */
export type Fonts = { css: string; preload: string[] };

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a face is cut down to: what most Latin scripts write, and the marks of good typography. */
const kept = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™→↗`;

/** Prepares the faces of a theme; a face of the visitor's own machine needs nothing. */
export async function deriveFonts(
  { faces: { display, text } }: Theme,
  base: string,
): Promise<Fonts> {
  const prepared = await Promise.all(
    [...new Set([display, text])].map((choice) => {
      return prepareFace(choice, 'swap', base);
    }),
  );
  return {
    css: prepared.map(({ css }) => css).join(''),
    preload: prepared.flatMap(({ preload }) => preload),
  };
}

async function prepareFace(choice: string, display: string, base: string): Promise<Fonts> {
  const face = findFace(choice);
  if (!face) return { css: '', preload: [] };
  const file = fontFile(face);
  const name = await deriveFont(file, face);
  const url = `${base}${derivedFolder}/${name}`;
  const weight = face.weights ? `font-weight:${face.weights.min} ${face.weights.max};` : '';
  const rule = `@font-face{font-family:"${face.family}";src:url(${url})format("woff2");${weight}font-display:${display}}`;
  return { css: rule + fallbackRule(face, await fromFile(file)), preload: [url] };
}

async function deriveFont(file: string, { file: named, weights }: Face): Promise<string> {
  const original = await readFile(file);
  // An owner's own file may or may not have an axis of weights: it is left as it is.
  const wght =
    !named.startsWith('/') && weights && (weights.min === weights.max ? weights.min : weights);
  return derive({
    stem: basename(file, '.woff2').replace(/-latin.*/, ''),
    ending: 'woff2',
    from: [original, kept, JSON.stringify(wght || '')],
    make: () =>
      subsetFont(original, kept, {
        targetFormat: 'woff2',
        ...(wght && { variationAxes: { wght } }),
      }),
  });
}

/** Where the file of a face is: in its package, or below `public/`. */
function fontFile({ file }: Face): string {
  return file.startsWith('/')
    ? join(root, 'public', file)
    : createRequire(join(root, 'package.json')).resolve(file);
}
