import { language as languageTag } from '../../../config/language.ts';
import { formatPath, isBlock, type Path, valueAt } from '../../../schema/path.ts';
import { proposedFor } from './clean.ts';
import { mailLink, networkOf, phoneLink, profileOf } from './contact.ts';
import { byDate, isResumeDate } from './dates.ts';
import { detectLanguage } from './detect-language.ts';
import { commaIn } from './headings.ts';
import {
  isNothing,
  type LenientReader,
  lenientReader,
  type Note,
  type Read,
} from './lenient-reader.ts';
import { type Entry, type PartName, partNamed, partNames } from './parts.ts';

/** A résumé that was read from a source, and what of the source was left out or changed. */
export type Resume = ReturnType<typeof readParts> & {
  language: string;
  /** What says the language: the source itself, the owner, or a guess by the texts, which may have been too few. */
  languageBy: 'source' | 'owner' | 'texts' | 'nothing';
  /** The languages in which the source has its texts, if there are several. Those of one were read. */
  languages?: readonly string[];
  notes: readonly Note[];
  /** What was read. */
  value: unknown;
  placeOf: (path: Path) => string;
};

/** The places at which files say the language of their texts. */
const languageKeys =
  'meta.language meta.lang meta.locale metadata.locale $lang lang language locale'.split(' ');

/**
 * Reads a value in the format JSON Resume 1.0.0, with other names of some keys. Nothing is required.
 * @param source the name of what is read, for the notes
 * @param owned the language of which the owner says that it is that of the texts
 * @param placeOf writes the place of a value for a note
 */
export function readResume(
  value: unknown,
  source: string,
  owned?: string,
  placeOf = (path: Path) => `${source}  ${formatPath(path)}`,
): Resume {
  const [said] = languageKeys.flatMap((key) => languageIn(valueAt(value, key.split('.'))) ?? []);
  const guessed = detectLanguage(textsIn(value));
  const language = said ?? owned ?? guessed ?? 'en';
  const languageBy = said ? 'source' : owned ? 'owner' : guessed ? 'texts' : 'nothing';
  const reader = lenientReader(language, placeOf);
  const parts = readParts(reader, value);
  return { ...parts, language, languageBy, notes: [...reader.notes.values()], value, placeOf };
}

/** Returns the tag of a language that a file names, such as `pt_BR` or `German`. */
function languageIn(value: unknown): string | undefined {
  const { data, error } = languageTag.safeParse(value);
  if (data !== undefined || typeof value !== 'string') return data;
  return languageTag.safeParse(proposedFor(value, error?.issues ?? [])).data;
}

function readParts(reader: LenientReader, value: unknown) {
  const { block, listOf } = reader;
  const readPart = (part: PartName): Read<readonly [PartName, Entry[]]> => {
    const read = listOf((path, item) => readEntry(reader, part, path, item));
    const sorted = (entries: Entry[]) =>
      part === 'projects' ? entries : byDate(entries, reader.language);
    return (path, given) => [part, sorted(read(path, given))];
  };
  const { basics } = block([], value, { basics: (_, given) => readBasics(reader, given) });
  const readers = Object.fromEntries(partNames.map((part) => [part, readPart(part)]));
  return { basics, entries: new Map(Object.values(block([], value, readers))) };
}

function readBasics(reader: LenientReader, value: unknown) {
  const { block, listOf, text, link, markdown, note } = reader;
  const linked =
    (linkOf: (text: string) => string | undefined, expected: string): Read<string | undefined> =>
    (path, given) => {
      const written = text(path, given);
      const isLink = written === undefined || linkOf(written) !== undefined;
      return isLink ? written : note(path, given, `is not ${expected}`);
    };
  const place = { city: text, region: text, countryCode: text };
  return block(['basics'], value, {
    name: text,
    label: text,
    email: linked(mailLink, 'a mail address such as name@example.com'),
    phone: linked(phoneLink, 'a phone number such as +34 600 000 000'),
    url: link,
    summary: markdown,
    location: (path, given) => block(path, isBlock(given) ? given : { city: given }, place),
    profiles: listOf((path, item) => readProfile(reader, path, item)),
  });
}

function readProfile({ block, note, text, link }: LenientReader, path: Path, value: unknown) {
  const profile = block(path, value, { network: text, username: text, url: link });
  const { network, username, url } = profile;
  if (url !== undefined) return { label: network ?? networkOf(url), url };
  const found = profileOf(network, username);
  if (found) return found;
  if (network ?? username) note(path, value, 'is not a profile with the key "url" and its address');
  return undefined;
}

function readEntry(
  { language, note, block, listOf, text, link, date, markdown }: LenientReader,
  part: PartName,
  path: Path,
  value: unknown,
): Entry | undefined {
  const { keys, before, after, inBrackets = {}, section, named } = partNamed(part);
  const [name = ''] = Object.keys(keys);
  const readers: Record<keyof Entry, Read<string | string[] | undefined>> = {
    title: text,
    by: text,
    url: link,
    start: date,
    end: date,
    text: markdown,
    points: listOf(markdown),
    words: listOf(text),
  };
  const fields = Object.entries({ ...before, ...keys, ...after });
  const known = [...fields, ...Object.entries(inBrackets)];
  // Skills and the like are often written as their names alone.
  const isName = typeof value === 'string' && ['technologies', 'facts'].includes(section);
  const read = block(
    path,
    isName ? { [name]: value } : value,
    Object.fromEntries(known.map(([key, field]) => [key, readers[field]])),
  );
  if (Object.values(read).every(isNothing)) return undefined;
  const needed = named ?? [name];
  if (needed.every((key) => isNothing(read[key]))) {
    note(path, value, `is not an entry with ${needed.join(' or ')}`);
    return undefined;
  }
  const all = (field: keyof Entry) =>
    fields.flatMap(([key, each]) => (each === field ? (read[key] ?? []) : []));
  const joined = (field: keyof Entry) => {
    const words = all(field).join(commaIn(language));
    const addition = Object.keys(inBrackets).find((key) => inBrackets[key] === field && read[key]);
    return words && addition ? `${words} (${read[addition]})` : words || undefined;
  };
  const [[start], [end]] = [all('start'), all('end')];
  const isPair = [start, end].every((each) => each !== undefined && isResumeDate(each));
  const isReversed = isPair && `${start}` > `${end}9`;
  if (isReversed) note([...path, 'endDate'], end, 'is before startDate', 'the start');
  return {
    title: joined('title'),
    by: joined('by'),
    url: all('url')[0],
    start: isReversed ? end : start,
    end: isReversed ? start : end,
    text: all('text').join('\n\n') || undefined,
    points: all('points'),
    words: all('words'),
  };
}

/** Lists the texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
