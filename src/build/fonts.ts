import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type Face, findFace } from '../config/faces.ts';
import type { Theme } from '../config/presets.ts';
import { assetUrl, type DerivedFile, deriveFile, deriveText } from './derived.ts';
import { root } from './owner-files.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What a face is cut down to: what most Latin scripts write, and the marks of good typography. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıłŁ–—‘’‚“”„•…‹›€™`;

/** How many characters of the display face a document carries at most; 45 take 5 kB. */
const mostInitial = 72;

/** The typefaces of a site. */
export type Fonts = {
  /** The rules that name the faces, and local ones that stand in until they have come. */
  css: string;
  /** The addresses of the files a page should ask for at once. */
  preloads: string[];
  files: DerivedFile[];
};

type Options = {
  theme: Theme;
  base: string;
  /** What the pages set in the display face: its glyphs come with the document. */
  displayText: string;
};

/**
 * Prepares the typefaces of a theme. Headings have theirs from the first paint on; the face of the
 * text is a file that is asked for while the document is read, and that browsers keep.
 */
export async function deriveFonts({ theme, base, displayText }: Options): Promise<Fonts> {
  const [display, text] = [findFace(theme.faces.display), findFace(theme.faces.text)];
  const faces = [...new Set([display, text])].filter((face) => face !== undefined);
  const prepared = await Promise.all(faces.map((face) => deriveFace(face, base)));
  const initial = display ? await initialRule(display, displayText) : '';
  const preloads = prepared.filter(({ face }) => face === text || initial === '');
  return {
    css: prepared.map(({ css }) => css).join('') + initial,
    preloads: preloads.map(({ url }) => url),
    files: prepared.map(({ file }) => file),
  };
}

async function deriveFace(face: Face, base: string) {
  const original = await readFile(fontFile(face));
  const file = await deriveFile({
    stem: basename(face.file, '.woff2').replace(/-latin.*/, ''),
    ending: 'woff2',
    from: [original, latin, JSON.stringify(axes(face))],
    make: () => subset(face, original, latin),
  });
  const url = assetUrl(file, base);
  const source = `url(${url})format("woff2");font-display:swap`;
  return { face, file, url, css: (await fallbacks(face, original)) + faceRule(face, source) };
}

/** The glyphs that a document carries; they overrule those of the file, which comes for all others. */
async function initialRule(face: Face, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((each) => latin.includes(each)).sort();
  if (characters.length === 0 || characters.length > mostInitial) return '';
  const original = await readFile(fontFile(face));
  const letters = characters.join('');
  return deriveText({
    stem: 'initial-face',
    ending: 'css',
    from: [original, letters, JSON.stringify(axes(face))],
    make: async () => {
      const data = Buffer.from(await subset(face, original, letters)).toString('base64');
      const codes = characters.map((each) => `U+${each.codePointAt(0)?.toString(16)}`);
      const source = `url(data:font/woff2;base64,${data})format("woff2")`;
      return faceRule(face, `${source};unicode-range:${codes}`);
    },
  });
}

function faceRule({ family, weights }: Face, source: string): string {
  const weight = weights ? `font-weight:${weights.min} ${weights.max};` : '';
  return `@font-face{font-family:"${family}";src:${source};${weight}}`.replace(';}', '}');
}

/** An owner's own file may or may not have an axis of weights: it is left as it is. */
function axes({ file, weights }: Face) {
  if (file.startsWith('/') || !weights) return {};
  return { variationAxes: { wght: weights.min === weights.max ? weights.min : weights } };
}

/** Without the hints for coarse screens, which make a face of letters half as large again. */
async function subset(face: Face, original: Uint8Array, letters: string): Promise<Uint8Array> {
  // Loaded when it is needed: most builds find every face in the cache.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(original, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...axes(face),
  });
}

async function fallbacks(face: Face, original: Uint8Array): Promise<string> {
  return deriveText({
    stem: 'fallback-face',
    ending: 'css',
    from: [original, face.kind, face.family],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      const { fallbackRules } = await import('./font-fallback.ts');
      return fallbackRules(face, await fromBuffer(Buffer.from(original)));
    },
  });
}

/** Where the file of a face is: in its package, or below `public/`. */
function fontFile({ file }: Face): string {
  return file.startsWith('/')
    ? join(root, 'public', file)
    : createRequire(join(root, 'package.json')).resolve(file);
}
