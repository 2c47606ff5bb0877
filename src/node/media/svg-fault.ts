import { readFile } from 'node:fs/promises';
import type { FileFault } from '../../diagnose/references/check-context.ts';
import { type Format, svg } from './formats.ts';

/** Matches an XML name with or without a namespace prefix. */
const named = (name: string) => `(?:[^\\s<>/="':]+:)?${name}`;

const scheme = [...'javascript:'].join('\\s*');

/**
 * Dangerous content of an SVG. Visitors may open the SVG by its URL, where its scripts run as in a
 * page. The search covers the raw text, because parsers disagree about the end of a comment. So
 * dangerous content is refused even within a comment.
 */
const dangers: readonly (readonly [form: RegExp, what: string])[] = [
  [new RegExp(`<${named('script')}[\\s/>]`, 'i'), 'holds a script'],
  [new RegExp(`[\\s"']${named('on\\w+')}\\s*=\\s*["']`, 'i'), 'runs a script on an event'],
  [new RegExp(`["';]\\s*${scheme}`, 'i'), 'has a link that runs a script'],
  [/www\.w3\.org\/1999\/xhtml/i, 'holds HTML'],
  // An entity may hide dangerous text, and the document types of XHTML and MathML declare entities.
  [/<!(?!--|\[CDATA\[|DOCTYPE(?![^>]*(?:html|mathml))[^[<>]*>)/i, 'declares entities'],
  [/<\?xml-stylesheet/i, 'names a style sheet'],
  [
    /@import|image-set\(|url\(\s*["']?\s*(?!["'#\s]|data:)/i,
    'has styles that ask for another file',
  ],
  // Only the links of `a` elements may leave the SVG; any other reference loads its target.
  [
    new RegExp(
      `<(?!${named('a')}\\s)[^<]*?[\\s"']${named('href')}\\s*=\\s*["']\\s*(?!["'#\\s]|data:image/(?:png|jpe?g|gif|webp|avif)\\b)`,
      'i',
    ),
    'refers to another file',
  ],
  [new RegExp(`\\battributeName\\s*=\\s*["']\\s*${named('href')}`, 'i'), 'moves a link'],
  // In other encodings a byte may hide the next character.
  [
    /^\s*<\?xml[^>]*?encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-|windows-125)/i,
    'is not saved as UTF-8',
  ],
];

const plain = {
  expected: 'an SVG picture that runs nothing and asks for no other file',
  fix: 'export it as a plain SVG with all in it, or take that out',
};

/** Returns the fault of an SVG that can do more than show a picture; undefined if harmless. */
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

/** Replaces the escapes of XML and CSS by their characters. */
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

/** Browsers skip control characters in URLs, hence the space. An escaped `<` opens no element. */
function signOf(code: number): string {
  return code <= 0x20 || code === 0x3c || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
