import { decodeHTML } from 'entities';
import { type Path, stepInto } from '../../../schema/path.ts';
import { tidy } from './clean.ts';
import { countryName, profileOf } from './contact.ts';
import { isOpenEnd, readDate } from './dates.ts';
import { type Note, shown } from './lenient-reader.ts';
import { type Resume, readResume } from './read-resume.ts';
import { siteOfResume, type WrittenSite } from './site-of-resume.ts';

type Leaf = { path: Path; text: string };

/** What a file says of itself, and not of a person. */
const ofFile = /^(\$schema|meta,(version|canonical|lastModified|language))$/;

/**
 * Lists what of a résumé is neither in the site that is made of it, nor in the notes of its reader. It compares the texts
 * of both, so that nothing is lost in silence, whatever a reader or a writer leaves out. The words may stand elsewhere on
 * the site too, so they have to be on the site that is made of their own entry alone as well.
 */
export function findLeftOut(resume: Resume, written: WrittenSite): Note[] {
  const { value, notes, placeOf, language } = resume;
  const whole = showing(written);
  const parts = new Map<string, Shown>();
  const partAt = (path: Path): Shown => {
    const group = path.slice(0, path.findIndex((step) => typeof step === 'number') + 1 || 1);
    const key = JSON.stringify(group);
    const alone = () => readResume(onlyAt(value, group), '', language);
    const part = parts.get(key) ?? showing(siteOfResume(alone(), language));
    parts.set(key, part);
    return part;
  };
  /** The keys that are taken, since to make a site of each entry takes long. */
  const taken = new Set<string>();
  const noted = new Map(notes.map(({ place, message }) => [place, message]));
  const isNoted = ({ path, text }: Leaf) =>
    path.some((_, last) => {
      const message = noted.get(placeOf(path.slice(0, last + 1)));
      return last === path.length - 1 ? message !== undefined : message?.includes(shown(text));
    });
  return leavesOf(value).flatMap((leaf) => {
    const { path, text } = leaf;
    if (ofFile.test(path.join()) || isOpenEnd(text) || isNoted(leaf)) return [];
    const lines = linesOf(text).filter((line, _, all) => all.length === 1 || wordsIn(line) !== '');
    const missingOn = ({ isShown, site }: Shown) => {
      // Of a text such as `Ruth Parcel, editor`, the parts may stand apart.
      const isMissing = (line: string) => !isShown(line) && !line.split(/, /).every(isShown);
      const missing = lines.filter(isMissing);
      const isElse = missing.length > 0 && otherForms(leaf, language, site).some(isShown);
      return isElse ? [] : missing;
    };
    const kind = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    const isSure = taken.has(kind) && missingOn(whole).length === 0;
    const missing = isSure ? [] : [...new Set([whole, partAt(path)].flatMap(missingOn))];
    if (missing.length === 0) {
      taken.add(kind);
      return [];
    }
    const found = shown(lines.length === 1 ? text : missing.join('\n'));
    return [{ place: placeOf(path), message: `${found} has no place on a site; left out` }];
  });
}

/** A site, and whether it shows a line. */
type Shown = { site: WrittenSite; isShown: (line: string) => boolean };

function showing(site: WrittenSite): Shown {
  const onSite = leavesOf(site).map(({ text }) => text);
  const index = indexOf(onSite.flatMap(linesOf).map(wordsIn));
  const isShown = (line: string) => {
    const words = wordsIn(line);
    const [longest = ''] = words.split(' ').toSorted((one, other) => other.length - one.length);
    if (words === '') return onSite.some((text) => text.includes(line));
    return index.get(longest)?.some((text) => ` ${text} `.includes(` ${words} `)) ?? false;
  };
  return { site, isShown };
}

/** Returns a value with nothing but what stands at a path. */
function onlyAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  const inner = onlyAt(stepInto(value, step), rest);
  return typeof step === 'number' ? [inner] : { [step]: inner };
}

/** Lists the texts, numbers and the like in a value. */
function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ path, text: String(value) }];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Matches tags that say nothing to a reader, and of them those that end a line. Others may hold an address or a text. */
const tag =
  /<\/?(?:b|strong|i|em|u|s|font|small|sup|sub|mark|code|span|(?<line>p|div|section|article|blockquote|ul|ol|li|h[1-6]|br|center))(?:\s+(?:class|style|id|dir|lang|target|rel)="[^"<>]*")*\s*\/?>/gi;

/** Matches a link, or a picture, in Markdown and in HTML, whose words and address stand apart on a site. */
const link =
  /!?\[([^\][]*)\]\(<?([^()<>\s]*)>?\)|<a\s[^<>]*?\bhref=(["']?)([^"'<>\s]*)\3[^<>]*>|<\/a>/gi;

/**
 * Returns the lines of a text without the tags, the marks of lists and the like that are no words of it, and the addresses
 * of its links.
 */
function linesOf(text: string): string[] {
  const addresses: string[] = [];
  const words = tidy(decodeHTML(text)).replace(link, (_, inside = '', url = '', __, href = url) => {
    addresses.push(href);
    return inside;
  });
  return [
    ...words.replace(tag, (_, line?: string) => (line === undefined ? '' : '\n')).split('\n'),
    ...addresses,
  ]
    .map((line) => line.replace(/^\s*(?:[-*+•·▪◦‣●#>]+|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Returns the words of a text without the signs between them, which Markdown and YAML may need otherwise. */
function wordsIn(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/%[\da-f]{2}/gi, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}\p{So}\p{Sc}]+/gu);
  return words?.join(' ') ?? '';
}

/** Finds texts by each of their words. */
function indexOf(texts: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    for (const word of new Set(text.split(' '))) {
      const others = index.get(word) ?? [];
      others.push(text);
      index.set(word, others);
    }
  }
  return index;
}

/** Returns what a site shows in place of a date, the code of a country, and a phone number. */
function otherForms({ path, text }: Leaf, language: string, { site }: WrittenSite): string[] {
  const profile = profileOf(undefined, text.slice(0, 200));
  const read = text.length < 60 ? readDate(text, language) : undefined;
  const tag = site.app.language ?? language;
  const isCountry = /^country/.test(String(path.at(-1)));
  return [
    ...(read?.isWhole ? [read.date] : []),
    ...(isCountry ? [countryName(text, tag) ?? text] : []),
    ...(profile ? [profile.url] : []),
    ...(text.includes('(0)') ? [text.replace('(0)', '')] : []),
  ];
}
