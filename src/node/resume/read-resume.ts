import { language as languageTag } from '../../config/language.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import { mailLink, phoneLink, profileLink } from './contact-links.ts';
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
export type Resume = ReturnType<typeof readParts> & { language: string; notes: readonly Note[] };

/** The keys of a résumé that a site has a place for. */
export const resumeKeys: readonly string[] = ['basics', ...partNames];

/**
 * Reads a value in the format JSON Resume 1.0.0, with the older names of some keys. Nothing is required.
 * @param source the name of what is read, for the notes
 */
export function readResume(value: unknown, source: string): Resume {
  const tag = languageTag.safeParse(valueAt(value, ['meta', 'language'])).data;
  const language = tag ?? detectLanguage(textsIn(value).join(' '));
  const reader = lenientReader(source, language);
  return { ...readParts(reader, value), language, notes: [...reader.notes.values()] };
}

function readParts(reader: LenientReader, value: unknown) {
  const { block, listOf } = reader;
  const asItIs: Read = (_, given) => given;
  const keys = [...resumeKeys, '$schema', 'meta'].map((key) => [key, asItIs] as const);
  const whole: Record<string, unknown> = block([], value, Object.fromEntries(keys));
  const entries = partNames.map((part) => {
    const read = listOf((path, item) => readEntry(reader, part, path, item));
    return [part, read([part], whole[part])] as const;
  });
  return { basics: readBasics(reader, whole['basics']), entries: new Map(entries) };
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
    location: (path, given) => block(path, given, place),
    profiles: listOf((path, item) => readProfile(reader, path, item)),
  });
}

function readProfile({ block, note, text, link }: LenientReader, path: Path, value: unknown) {
  const profile = block(path, value, { network: text, username: text, url: link });
  const { network, username, url = profileLink(network, username) } = profile;
  if (url !== undefined) return { label: network ?? username ?? url, url };
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
  const isBefore = start !== undefined && end !== undefined && end < start.slice(0, end.length);
  if (isBefore) note([...path, 'endDate'], end, 'is not a date after that of startDate');
  return {
    title: joined('title'),
    by: joined('by'),
    url: all('url')[0],
    start,
    end: isBefore ? undefined : end,
    text: all('text').join('\n\n') || undefined,
    points: all('points'),
    words: all('words'),
  };
}

/** Lists the texts in a value. Addresses are left out, which have words of no language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\S*[:/@]\S*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
