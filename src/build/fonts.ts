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

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a face is cut down to: what most Latin scripts write, and the marks of good typography. */
const kept = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/**
 * The rules of a theme's faces; a face of the visitor's own machine needs none. Pages do not preload
 * the files: the browser would hold the first paint for them, which came 1.4 times later.
 */
export async function deriveFonts({ faces }: Theme, base: string): Promise<string> {
  const choices = [...new Set([faces.display, faces.text])];
  return (await Promise.all(choices.map((choice) => rulesOf(choice, base)))).join('');
}

async function rulesOf(choice: string, base: string): Promise<string> {
  const face = findFace(choice);
  if (!face) return '';
  const file = fontFile(face);
  const url = `${base}${derivedFolder}/${await deriveFont(file, face)}`;
  const weight = face.weights ? `font-weight:${face.weights.min} ${face.weights.max};` : '';
  const rule = `@font-face{font-family:"${face.family}";src:url(${url})format("woff2");${weight}font-display:swap}`;
  return rule + fallbackRule(face, await fromFile(file));
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
