import { foreignLink } from '../../../config/links.ts';
import { isBlock, type Path, stepInto } from '../../../schema/path.ts';
import { oneLine, proposedFor, tidy } from './clean.ts';
import { isOpenEnd, isResumeDate, readDate } from './dates.ts';
import lists from './other-keys.json' with { type: 'json' };

/** A part of a source that was left out or changed, with its place, such as `resume.json  work[2].url`. */
export type Note = { place: string; message: string };

/** Other names of keys: those before version 1.0.0 of the format, and those that people and programs use instead. */
const otherNames = new Map(Object.entries(lists));

/** The longest texts that are read whole, in characters: of a line, and of a whole account, which is two pages. */
const [longestLine, longest] = [1000, 10_000];

const startsLikeHost = /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:]|$))/i;

/** Checks whether a value says nothing: a blank text, `null`, or a list of such values. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && tidy(value.slice(0, longest)) === '')
  );
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
 * @param placeOf writes the place of a value for a note
 */
export function lenientReader(language: string, placeOf: (path: Path) => string) {
  const notes = new Map<string, Note>();

  function note(path: Path, value: unknown, problem: string, better?: string): string | undefined {
    const outcome = better === undefined ? 'left out' : `read as ${shortened(better)}`;
    const place = placeOf(path);
    notes.set(place, { place, message: `${shown(value)} ${problem}; ${outcome}` });
    return better;
  }

  function text(path: Path, value: unknown, read = oneLine): string | undefined {
    const most = read === oneLine ? longestLine : longest;
    if (typeof value === 'string' && value.length > most)
      return note(path, value, 'is too long', read(value.slice(0, most)));
    if (typeof value === 'string') return read(value) || undefined;
    if (typeof value === 'number') return String(value);
    return isNothing(value) ? undefined : note(path, value, 'is not a text');
  }

  const markdown = (path: Path, value: unknown) => text(path, value, tidy);

  /** Reads an address. Without a scheme, as in `example.com/me`, https is meant. */
  function link(path: Path, value: unknown): string | undefined {
    const isTooLong = typeof value === 'string' && value.length > longestLine;
    // The beginning of an address leads elsewhere.
    if (isTooLong) return note(path, value, 'is too long');
    const written = text(path, value) ?? '';
    const address = startsLikeHost.test(written) ? `https://${written}` : written;
    const { issues = [] } = foreignLink.safeParse(address).error ?? {};
    if (written === '') return undefined;
    if (issues.length === 0) return address;
    const meant = proposedFor(address, issues);
    const better = foreignLink.safeParse(meant).success ? meant : undefined;
    return note(path, value, `is not ${issues[0]?.message}`, better);
  }

  function date(path: Path, value: unknown): string | undefined {
    const written = text(path, value);
    if (written === undefined || isResumeDate(written) || isOpenEnd(written)) return written;
    const read = readDate(written, language);
    if (read?.isWhole) return read.date;
    // Other words, such as `Summer 2009`, are shown as they are: a part of them would say something else.
    if (written.length < 60 && !/^[-\d]+$/.test(written)) return written;
    return note(path, value, 'is not a date such as 2014, 2014-06 or 2014-06-29', read?.date);
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

  /** Reads the values of a block, each by the reader of its key. */
  function block<R extends Readers>(path: Path, value: unknown, readers: R): ValuesOf<R>;
  function block(path: Path, value: unknown, readers: Readers): object {
    if (!isBlock(value) && !isNothing(value))
      note(path, value, 'is not a block of keys and values');
    const given = isBlock(value) ? value : {};
    const isOther = (name: string) => !Object.hasOwn(readers, name);
    const values = Object.entries(readers).map(([key, read]) => {
      const others = (otherNames.get(key)?.split(' ') ?? []).filter(isOther);
      const written = [key, ...others].find((name) => !isNothing(stepInto(given, name))) ?? key;
      return [key, read([...path, written], stepInto(given, written))];
    });
    return Object.fromEntries(values);
  }

  return { language, notes, note, text, markdown, link, date, listOf, block };
}

/** Writes a value for a message, without signs that a terminal would obey, and shortened if nobody would read it all. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? '');
}

function shortened(text: string): string {
  const line = oneLine(text.slice(0, 1000));
  return text.length > 1000 ? `${line}… (${text.length} characters)` : line;
}
