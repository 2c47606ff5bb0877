import { language as languageTag } from '../../config/language.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import { mailLink, phoneLink, profileLink } from './contact-links.ts';
import { detectLanguage } from './detect-language.ts';
import { commaIn } from './headings.ts';
import { type LenientReader, lenientReader, type Note } from './lenient-reader.ts';
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
  const whole = reader.block([], value, [...resumeKeys, '$schema', 'meta']);
  const basics = readBasics(reader, whole.get('basics'));
  const entries = partNames.map((part) => {
    const readOne = (path: Path, item: unknown) => readEntry(reader, part, path, item);
    return [part, reader.list([part], whole.get(part), readOne)] as const;
  });
  return { basics, entries: new Map(entries) };
}

function readBasics(reader: LenientReader, value: unknown) {
  const keys = ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles'];
  const values = reader.block(['basics'], value, keys);
  const textOf = (key: string) => reader.text(['basics', key], values.get(key));
  const linked = (key: string, linkOf: (text: string) => string | undefined, example: string) => {
    const text = textOf(key);
    if (text === undefined || linkOf(text) !== undefined) return text;
    return reader.note(['basics', key], text, `is not ${example}`);
  };
  return {
    name: textOf('name'),
    label: textOf('label'),
    email: linked('email', mailLink, 'a mail address such as name@example.com'),
    phone: linked('phone', phoneLink, 'a phone number such as +34 600 000 000'),
    url: reader.link(['basics', 'url'], values.get('url')),
    summary: reader.markdown(['basics', 'summary'], values.get('summary')),
    location: readLocation(reader, values.get('location')),
    profiles: reader.list(['basics', 'profiles'], values.get('profiles'), (path, item) =>
      readProfile(reader, path, item),
    ),
  };
}

function readLocation(reader: LenientReader, value: unknown) {
  const path = ['basics', 'location'];
  const values = reader.block(path, value, ['city', 'region', 'countryCode']);
  const textOf = (key: string) => reader.text([...path, key], values.get(key));
  return { city: textOf('city'), region: textOf('region'), countryCode: textOf('countryCode') };
}

function readProfile(reader: LenientReader, path: Path, value: unknown) {
  const values = reader.block(path, value, ['network', 'username', 'url']);
  const textOf = (key: string) => reader.text([...path, key], values.get(key));
  const [network, username] = [textOf('network'), textOf('username')];
  const url = reader.link([...path, 'url'], values.get('url')) ?? profileLink(network, username);
  if (url !== undefined) return { label: network ?? username ?? url, url };
  if (values.size > 0)
    reader.note(path, value, 'is not a profile with the key "url" and its address');
  return undefined;
}

function readEntry(
  reader: LenientReader,
  part: PartName,
  path: Path,
  value: unknown,
): Entry | undefined {
  const { keys, before, after, inBrackets = {}, section, named } = partNamed(part);
  const [name = ''] = Object.keys(keys);
  const fields = Object.entries({ ...before, ...keys, ...after });
  // Skills and the like are often written as their names alone.
  const isName = typeof value === 'string' && ['technologies', 'facts'].includes(section);
  const known = [...fields.map(([key]) => key), ...Object.keys(inBrackets)];
  const values = reader.block(path, isName ? { [name]: value } : value, known);
  if (values.size === 0) return undefined;
  const needed = named ?? [name];
  if (!needed.some((key) => values.has(key))) {
    reader.note(path, value, `is not an entry with ${needed.join(' or ')}`);
    return undefined;
  }
  const read = <T>(
    entries: readonly (readonly [string, keyof Entry])[],
    field: keyof Entry,
    readOne: (path: Path, value: unknown) => T | undefined,
  ): T[] =>
    entries
      .filter((entry) => entry[1] === field)
      .map(([key]) => readOne([...path, key], values.get(key)))
      .filter((each) => each !== undefined);
  const joined = (field: keyof Entry) => {
    const text = read(fields, field, reader.text).join(commaIn(reader.language));
    const [addition] = read(Object.entries(inBrackets), field, reader.text);
    return text !== '' && addition !== undefined ? `${text} (${addition})` : text || undefined;
  };
  const list = (field: keyof Entry, readOne: typeof reader.text) =>
    read(fields, field, (at, items) =>
      reader.list(at, items, (...item) => readOne(...item)),
    ).flat();
  const [start] = read(fields, 'start', reader.date);
  const [end] = read(fields, 'end', reader.date);
  const isBefore = start !== undefined && end !== undefined && end < start.slice(0, end.length);
  if (isBefore) reader.note([...path, 'endDate'], end, 'is not a date after that of startDate');
  return {
    title: joined('title'),
    by: joined('by'),
    url: read(fields, 'url', reader.link)[0],
    start,
    end: isBefore ? undefined : end,
    text: read(fields, 'text', reader.markdown).join('\n\n') || undefined,
    points: list('points', reader.markdown),
    words: list('words', reader.text),
  };
}

/** Lists the texts in a value. Addresses are left out, which have words of no language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\S*[:/@]\S*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
