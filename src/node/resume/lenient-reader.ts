import { absoluteLink } from '../../config/fields.ts';
import { formatPath, type Path } from '../../schema/path.ts';
import { proposedFor } from './accepted.ts';
import { isResumeDate, readDate } from './dates.ts';
import { oneLine, tidy } from './tidy.ts';

/** A part of a source that was left out or changed, with its place, such as `resume.json  work[2].url`. */
export type Note = { place: string; message: string };

/** The names that some keys had before version 1.0.0 of the format. */
const olderNames = new Map(
  Object.entries({ name: 'company', url: 'website', score: 'gpa', image: 'picture' }),
);

/** The longest text that is read whole, in characters: four pages. Much longer ones take minutes to check. */
const longest = 20_000;

/** What people write as the end of what has not ended. */
const openEnd =
  /^(present|current(ly)?|now|today|ongoing|(to|till) date|heute|présent|aujourd['’]hui|actual(idad|mente)?|presente|oggi|atual|hoje|heden|nu|obecnie|dnes|bugün|halen|.*настоящее время|н\. ?в\.|сейчас|現在|至今|现在|الآن|حتى الآن|היום|σήμερα)\.?$/i;

const startsLikeHost = /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:]|$))/i;

/** Checks whether a value says nothing: a blank text, `null`, or a list of such values. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  return value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');
}

/** Reads the value at a path. */
export type Read<T = unknown> = (path: Path, value: unknown) => T;
type Readers = Readonly<Record<string, Read>>;
type ValuesOf<R extends Readers> = { [Key in keyof R]: ReturnType<R[Key]> };

export type LenientReader = ReturnType<typeof lenientReader>;

/**
 * Creates functions that read values of strangers. What is not as it should be is replaced by what was probably meant,
 * or left out, and noted.
 * @param language the language in which dates name months
 */
export function lenientReader(source: string, language: string) {
  const notes = new Map<string, Note>();

  function note(path: Path, value: unknown, problem: string, better?: string): string | undefined {
    const outcome = better === undefined ? 'left out' : `read as ${shortened(better)}`;
    const place = `${source}  ${formatPath(path)}`;
    notes.set(place, { place, message: `${shown(value)} ${problem}; ${outcome}` });
    return better;
  }

  function text(path: Path, value: unknown, read = oneLine): string | undefined {
    if (typeof value === 'string' && value.length > longest)
      return note(path, value, 'is too long', read(value.slice(0, longest)));
    if (typeof value === 'string') return read(value) || undefined;
    if (typeof value === 'number') return String(value);
    return isNothing(value) ? undefined : note(path, value, 'is not a text');
  }

  const markdown = (path: Path, value: unknown) => text(path, value, tidy);

  /** Reads an address. Without a scheme, as in `example.com/me`, https is meant. */
  function link(path: Path, value: unknown): string | undefined {
    const written = text(path, value) ?? '';
    const address = startsLikeHost.test(written) ? `https://${written}` : written;
    const { issues = [] } = absoluteLink.safeParse(address).error ?? {};
    if (written === '') return undefined;
    if (issues.length === 0) return address;
    const meant = proposedFor(address, issues);
    const better = absoluteLink.safeParse(meant).success ? meant : undefined;
    return note(path, value, `is not ${issues[0]?.message}`, better);
  }

  function date(path: Path, value: unknown): string | undefined {
    const written = markdown(path, value);
    if (written === undefined || openEnd.test(written)) return undefined;
    const read = readDate(written, language);
    // A date in words is read as it was meant, so there is nothing to report.
    if (isResumeDate(written) || (read !== undefined && !/^[-\d]+$/.test(written))) return read;
    return note(path, value, 'is not a date such as 2014, 2014-06 or 2014-06-29', read);
  }

  /** Reads a list. A single text counts as a list of one. */
  function listOf<T>(read: Read<T | undefined>): Read<T[]> {
    return (path, value) => {
      const items: unknown = typeof value === 'string' ? [value] : (value ?? []);
      if (!Array.isArray(items)) note(path, value, 'is not a list');
      const all: unknown[] = Array.isArray(items) ? items : [];
      return all
        .map((item, index) => read([...path, index], item))
        .filter((item) => item !== undefined);
    };
  }

  /** Reads the values of a block, each by the reader of its key. Keys of other names are noted. */
  function block<R extends Readers>(path: Path, value: unknown, readers: R): ValuesOf<R>;
  function block(path: Path, value: unknown, readers: Readers): object {
    const isBlock = typeof value === 'object' && !Array.isArray(value);
    const given = new Map<string, unknown>(isBlock ? Object.entries(value ?? {}) : []);
    if (!isBlock && !isNothing(value)) note(path, value, 'is not a block of keys and values');
    const values = Object.entries(readers).map(([key, read]) => {
      const names = [key, olderNames.get(key) ?? key];
      const written = names.find((name) => !isNothing(given.get(name))) ?? key;
      const found = given.get(written);
      for (const name of names) given.delete(name);
      return [key, read([...path, key], found)];
    });
    for (const [key, each] of given) {
      // One note for all entries of a part is enough.
      const place = formatPath([...path, key]).replace(/\[\d+\]/g, '[]');
      if (!isNothing(each)) note([place], each, 'has no place on a site');
    }
    return Object.fromEntries(values);
  }

  return { language, notes, note, text, markdown, link, date, listOf, block };
}

/** Writes a value for a message, shortened, without signs that a terminal would obey. */
function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? '');
}

function shortened(text: string): string {
  const line = oneLine(text.slice(0, 1000));
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
