import { readFile } from 'node:fs/promises';
import type { FileFault } from '../../diagnose/references/check-context.ts';
import { type Format, svg } from './formats.ts';

/** A name with or without the prefix of its namespace, whatever that is called. */
const named = (name: string) => `(?:[^\\s<>/="':]+:)?${name}`;

const scheme = [...'javascript:'].join('\\s*');

/**
 * What an SVG may not hold, since it is also opened by itself, where it runs like a page. These are
 * looked for in its text and not in its elements: parsers disagree about where a comment ends, and XML
 * has no other way to write them. A mention in a comment is refused, too.
 */
const dangers: readonly (readonly [form: RegExp, what: string])[] = [
  [new RegExp(`<${named('script')}[\\s/>]`, 'i'), 'holds a script'],
  [new RegExp(`[\\s"']${named('on\\w+')}\\s*=\\s*["']`, 'i'), 'runs a script on an event'],
  [new RegExp(`["';]\\s*${scheme}`, 'i'), 'has a link that runs a script'],
  [/www\.w3\.org\/1999\/xhtml/i, 'holds HTML'],
  // An entity may stand for any part of what is looked for here; the types of XHTML bring their own.
  [/<!(?!--|\[CDATA\[|DOCTYPE(?![^>]*(?:html|mathml))[^[<>]*>)/i, 'declares entities'],
  [/<\?xml-stylesheet/i, 'names a style sheet'],
  [
    /@import|image-set\(|url\(\s*["']?\s*(?!["'#\s]|data:)/i,
    'has styles that ask for another file',
  ],
  // A link of an SVG leads to another site; any other reference loads what it names.
  [
    new RegExp(
      `<(?!${named('a')}\\s)[^<]*?[\\s"']${named('href')}\\s*=\\s*["']\\s*(?!["'#\\s]|data:image/(?:png|jpe?g|gif|webp|avif)\\b)`,
      'i',
    ),
    'refers to another file',
  ],
  [new RegExp(`\\battributeName\\s*=\\s*["']\\s*${named('href')}`, 'i'), 'moves a link'],
  // In others a sign may hide the one after it.
  [
    /^\s*<\?xml[^>]*?encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-|windows-125)/i,
    'is not saved as UTF-8',
  ],
];

const plain = {
  expected: 'an SVG picture that runs nothing and asks for no other file',
  fix: 'export it as a plain SVG with all in it, or take that out',
};

/** What is wrong with an SVG that visitors may open by itself; undefined where it is a picture alone. */
export async function svgFault(path: string, format: Format): Promise<FileFault | undefined> {
  if (/\.svgz$/i.test(path)) return { fault: 'is a compressed SVG picture', ...plain };
  if (format !== svg) return undefined;
  const text = decoded(await readFile(path, 'utf8'));
  for (const [form, what] of dangers) {
    const found = form.exec(text);
    if (!found) continue;
    const line = text.slice(0, found.index + found[0].length).split('\n').length;
    return { fault: `is an SVG picture that ${what}, in its line ${line}`, ...plain };
  }
  return undefined;
}

/** A text with the signs themselves in place of their escapes: those of XML, and those of styles. */
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

/** Control characters count as blanks, as in addresses; what is escaped begins no element. */
function signOf(code: number): string {
  return code <= 0x20 || code === 0x3c || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
