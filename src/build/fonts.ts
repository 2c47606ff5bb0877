import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import type { Theme } from '../config/presets.ts';
import { type Font, findFont } from '../shared/fonts.ts';
import { derive, derivedFolder } from './derived.ts';
import { fallbackRule } from './font-fallback.ts';
import { root } from './owner-files.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a face is cut down to: what most Latin scripts write, and the marks of good typography. */
const kept = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** The styles of a theme's faces; a face of the visitor's own machine needs none. */
export type FaceStyles = {
  /** Local faces in the measures of the theme's, for the first paint. */
  standIns: string;
  /** The faces themselves. */
  faces: string;
  /** Their names. */
  families: string[];
};

/** Prepares the files of a theme's faces, and the styles that name them. */
export async function deriveFonts(theme: Theme, base: string): Promise<FaceStyles> {
  const choices = [...new Set([theme.fonts.display, theme.fonts.text])];
  const faces = choices.map(findFont).filter((face) => face !== undefined);
  const standIns = faces.map(async (face) => fallbackRule(face, await fromFile(fontFile(face))));
  const rules = faces.map((face) => faceRule(face, base));
  return {
    standIns: (await Promise.all(standIns)).join(''),
    faces: (await Promise.all(rules)).join(''),
    families: faces.map(({ family }) => family),
  };
}

async function faceRule(face: Font, base: string): Promise<string> {
  const url = `${base}${derivedFolder}/${await deriveFont(fontFile(face), face)}`;
  const weight = face.weights ? `font-weight:${face.weights.min} ${face.weights.max};` : '';
  return `@font-face{font-family:"${face.family}";src:url(${url})format("woff2");${weight}font-display:swap}`;
}

async function deriveFont(file: string, { file: named, weights }: Font): Promise<string> {
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
function fontFile({ file }: Font): string {
  return file.startsWith('/')
    ? join(root, 'public', file)
    : createRequire(join(root, 'package.json')).resolve(file);
}
