import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { FileFault } from '../../../diagnose/references/check-context.ts';
import { largestSide, readPicture } from '../assets/open-picture.ts';
import { hasFfmpeg, stillBeside } from '../assets/still-beside.ts';
import { damageFault, type Format, isFormat, wholeFile } from './formats.ts';

/** The largest allowed size of a picture in bytes. Larger files are refused before they are read. */
const largestFile = 256 * 2 ** 20;

export async function pictureFault(path: string, format: Format): Promise<FileFault | undefined> {
  const { size } = await stat(path);
  if (size > largestFile) return tooLarge(`takes ${Math.round(size / 1e6)} MB`);
  const facts = await readPicture(path);
  if (!facts.isWhole)
    return isFormat(format, 'SVG picture') ? drawingFault(facts.reason) : damageFault(format);
  const { width, height } = facts;
  if (Math.max(width, height) > largestSide) return tooLarge(`is ${width} × ${height} px large`);
  return undefined;
}

/** Returns the error for a film in the place of a picture, of which nothing can stand still there. */
export function stillFault(path: string): FileFault | undefined {
  if (stillBeside(path) !== undefined || hasFfmpeg()) return undefined;
  const name = basename(path, extname(path));
  return {
    fault: 'is a film, of which nothing is shown before it plays',
    expected: `a picture of the same name beside it, such as ${name}.jpg`,
    fix: `save one of its frames there, or install ffmpeg, which then takes the first`,
  };
}

function tooLarge(measure: string): FileFault {
  return {
    fault: measure,
    expected: `a picture of at most ${largestSide} px on each side, and of 256 MB`,
    fix: 'make it smaller: 2560 px are enough for every screen',
  };
}

/** Returns the error for an SVG that sharp cannot draw. Only the text of sharp's error tells the reason. */
function drawingFault(reason: string): FileFault {
  if (/dimensions/.test(reason)) {
    return {
      fault: 'is an SVG picture without a size',
      expected: 'an <svg> with a viewBox, or with width and height',
      fix: 'add a viewBox to its <svg>, or export it again',
    };
  }
  const [, line, what] = /on line (\d+) column \d+ of data: (.*)/.exec(reason) ?? [];
  const where = line === undefined ? '' : ` in its line ${line}: ${what}`;
  return { fault: `is an SVG picture that cannot be drawn${where}`, ...wholeFile };
}

/** Returns a pattern for an XML name with or without a namespace prefix. */
const prefixed = (name: string) => `(?:[^\\s<>/="':]+:)?${name}`;

const scriptScheme = [...'javascript:'].join('\\s*');

/**
 * Patterns of dangerous content in an SVG, whose scripts would run if a visitor opened the SVG by its own URL.
 * Such content is refused even within a comment, because parsers disagree about the end of a comment.
 */
const dangers: readonly (readonly [form: RegExp, what: string])[] = [
  [new RegExp(`<${prefixed('script')}[\\s/>]`, 'i'), 'holds a script'],
  [new RegExp(`[\\s"']${prefixed('on\\w+')}\\s*=\\s*["']`, 'i'), 'runs a script on an event'],
  [new RegExp(`["';]\\s*${scriptScheme}`, 'i'), 'has a link that runs a script'],
  [/www\.w3\.org\/1999\/xhtml/i, 'holds HTML'],
  // An entity may hide dangerous text, so the document types of XHTML and MathML, which declare some, are refused too.
  [
    /<!(?!--|\[CDATA\[|DOCTYPE(?![^>]*(?:html|mathml))[^[<>]*(?:\[\s*\]\s*)?>)/i,
    'declares entities that are more than words',
  ],
  [/<\?xml-stylesheet/i, 'names a style sheet'],
  [
    /@import|image-set\(|url\(\s*["']?\s*(?!["'#\s]|data:)/i,
    'has styles that ask for another file',
  ],
  // Links of `a` elements may lead anywhere. References of other elements, which load their target, must not.
  [
    new RegExp(
      `<(?!${prefixed('a')}\\s)[^<]*?[\\s"']${prefixed('href')}\\s*=\\s*["']\\s*(?!["'#\\s]|data:image/(?:png|jpe?g|gif|webp|avif)\\b)`,
      'i',
    ),
    'refers to another file',
  ],
  [new RegExp(`\\battributeName\\s*=\\s*["']\\s*${prefixed('href')}`, 'i'), 'moves a link'],
  // In other encodings, a byte may hide the next character, so this search would miss dangerous content.
  [
    /^\s*<\?xml[^>]*?encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-|windows-125)/i,
    'is not saved as UTF-8',
  ],
];

const harmlessSvg = {
  expected: 'an SVG picture that runs nothing and asks for no other file',
  fix: 'export it as a plain SVG with all in it, or take that out',
};

/** Returns the error for an SVG that can do more than show a picture; undefined for harmless and other files. */
export async function svgFault(path: string, format: Format): Promise<FileFault | undefined> {
  if (/\.svgz$/i.test(path)) return { fault: 'is a compressed SVG picture', ...harmlessSvg };
  if (!isFormat(format, 'SVG picture')) return undefined;
  const text = decoded(withoutPlainParts(await readFile(path, 'utf8')));
  for (const [form, what] of dangers) {
    const found = form.exec(text);
    if (!found) continue;
    const line = text.slice(0, found.index + found[0].length).split('\n').length;
    return { fault: `is an SVG picture that ${what}, in its line ${line}`, ...harmlessSvg };
  }
  return undefined;
}

/** The largest number of characters by which entities may make an SVG longer. */
const largestGrowth = 1_000_000;

/**
 * Matches what drawing programs declare before the drawing: names for the addresses of namespaces and for styles, and
 * the namespaces themselves. None of it has markup or other entities in it, so each means what is written there.
 */
const declaration =
  /<!(?![^>]*xhtml)(?:ENTITY\s+(?!(?:lt|gt|amp|quot|apos)\s)([\w.-]+)|ATTLIST\s+[\w:-]+\s+xmlns(?::[\w-]+)?\s+CDATA\s+#FIXED)\s+(?:"([^<>&%"]*)"|'([^<>&%']*)')\s*>/g;

/** The element that blurs what is behind a shape in drawings of Figma. It is HTML, and has nothing in it. */
const blur = /<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml" style="([^<>"]*)"><\/div>/g;

/** Replaces the entities of drawing programs by what they stand for, and leaves out other parts that do nothing. */
function withoutPlainParts(text: string): string {
  const entities = new Map<string, string>();
  const rest = text.replace(declaration, (whole, name, double = '', single = double) => {
    if (name !== undefined && !entities.has(name)) entities.set(name, single);
    return whole.replace(/\S/g, '');
  });
  let room = largestGrowth;
  const written = rest.replace(/&([\w.-]+);/g, (reference, name) => {
    const value = entities.get(name) ?? reference;
    room -= value.length;
    return room < 0 ? reference : value;
  });
  return room < 0 ? text : written.replace(blur, '$1');
}

/** Replaces the escapes of XML and CSS by their characters, so that escapes cannot hide dangerous content. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot)|apos);/gi, (_, decimal, hex, isDouble) => {
      if (decimal ?? hex) return signOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
      return isDouble ? '"' : "'";
    })
    .replace(/\\(?:([\da-f]{1,6})[ \t]?|(.))/gi, (_, hex, sign) =>
      hex ? signOf(Number.parseInt(hex, 16)) : sign,
    );
}

/** Returns an escape's character; a space for `<`, as it begins no tag, and for characters that URLs skip. */
function signOf(code: number): string {
  return code <= 0x20 || code === 0x3c || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
