import { formatPath, isBlock, isWithin, listAt, type Path, valueAt } from '../../schema/path.ts';
import { isNothing } from '../resume/lenient-reader.ts';
import tables from './other-programs.json' with { type: 'json' };

/** How the fields of a program correspond to those of JSON Resume. Paths have keys and indexes, with dots between them. */
type Table = {
  /** A path that every file of the program has. */
  known: string;
  /**
   * The fields of `basics`, each with the paths that it is read from; the first that says something counts. `cv.sections.*`
   * is the first section, if it is of texts alone.
   */
  basics: Readonly<Record<string, string>>;
  language: string;
  /** Lists whose entries are those of a part; of `cv.sections.*`, only entries with the key `has`. */
  lists: readonly {
    at: string;
    has?: string;
    part: string;
    fields: Readonly<Record<string, string>>;
  }[];
  /** Matches paths that say how a page looks, and nothing of a person. */
  ignored: string;
};

const programs: readonly Table[] = Object.values<Table>(tables);

/** A value in the format JSON Resume, and where each part of it stands in the file. */
type Converted = { value: unknown; placeOf: (path: Path) => string };

/** The key below which all that corresponds to nothing is kept, so that the report names it. */
const others = 'others';

/** Converts a file of a program that is known; undefined for any other value. */
export function convertProgram(given: unknown, file: string): Converted | undefined {
  const table = programs.find(({ known }) => isBlockOrList(valueAt(given, known.split('.'))));
  if (!table) return undefined;
  const origins: { to: Path; from: Path }[] = [{ to: [others], from: [] }];
  const taken = new Set<string>();
  const take = (from: Path): unknown => {
    const value = valueAt(given, from);
    const isShown = from.every((_, index) => !isHidden(valueAt(given, from.slice(0, index))));
    if (isNothing(value) || !isShown || taken.has(formatPath(from))) return undefined;
    taken.add(formatPath(from));
    return value;
  };
  const read = (fields: readonly (readonly [Path, string])[], above: Path, to: Path) => {
    const entry = new Map<string, unknown>();
    for (const [from, key] of fields) {
      const source = [...above, ...from];
      if (entry.has(key)) continue;
      const found = Object.entries(corrected(key, take(source)));
      for (const [name, value] of found) entry.set(name, value);
      for (const [name] of found) origins.push({ to: [...to, name], from: source });
    }
    return Object.fromEntries(entry);
  };
  const parts = new Map<string, unknown[]>();
  for (const { at, has, part, fields } of table.lists) {
    const entries = parts.get(part) ?? [];
    parts.set(part, entries);
    for (const place of placesOf(given, at)) {
      const entry = valueAt(given, place);
      if (!isBlock(entry) || (has !== undefined && isNothing(entry[has]))) continue;
      const to = [...part.split('.'), entries.length];
      const pairs = Object.entries(fields).map(([from, key]) => [stepsOf(from), key] as const);
      const made = read(pairs, place, to);
      if (Object.keys(made).length === 0) continue;
      entries.push(made);
      origins.push({ to, from: place });
    }
  }
  const ofBasics = Object.entries(table.basics).flatMap(([key, paths]) =>
    paths.split(' ').flatMap((path) => fieldAt(given, path).map((from) => [from, key] as const)),
  );
  const { 'basics.profiles': profiles, ...lists } = Object.fromEntries(parts);
  const value = {
    basics: { ...read(ofBasics, [], ['basics']), profiles },
    meta: { language: take(table.language.split('.')) },
    ...lists,
    [others]: restOf(given, [], (path) => taken.has(path) || new RegExp(table.ignored).test(path)),
  };
  return { value, placeOf: (path) => `${file}  ${formatPath(originOf(path, origins))}` };
}

const isBlockOrList = (value: unknown) => typeof value === 'object' && value !== null;

/** Checks whether a person shows an entry or a section to nobody. */
const isHidden = (value: unknown) =>
  isBlock(value) && (value['hidden'] === true || value['visible'] === false);

const stepsOf = (path: string): Path =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Returns the path of a field, or of the first list in the block before `.*`, if all of it are texts. */
const fieldAt = (given: unknown, at: string): Path[] =>
  pathsAt(given, at)
    .slice(0, 1)
    .filter((list) => listAt(given, list).every((each) => typeof each === 'string'));

/** Matches a date that is no period, such as 2014-08 or August 2014. */
const isOneDate = /^(?:\d{4}(?:-\d\d){0,2}|\p{L}+\.? \d{4})$/u;

/** Returns a path, or the paths of all values in the block before `.*`. */
function pathsAt(given: unknown, at: string): Path[] {
  if (!at.endsWith('.*')) return [stepsOf(at)];
  const block = stepsOf(at.slice(0, -2));
  return Object.keys(Object(valueAt(given, block))).map((name) => [...block, name]);
}

/** Lists the paths of the entries of a list, or of several. */
const placesOf = (given: unknown, at: string): Path[] =>
  pathsAt(given, at).flatMap((list) => listAt(given, list).map((_, index) => [...list, index]));

/** Returns a value as JSON Resume has it, by the key that it is to have there. */
function corrected(key: string, value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (key === 'summary' && Array.isArray(value)) return { summary: value.join('\n\n') };
  if (key === 'authors' && Array.isArray(value)) return { summary: value.join(', ') };
  if (typeof value !== 'string') return { [key]: value };
  if (key === 'doi') return { url: `https://doi.org/${value}` };
  if (key === 'keywords') return { keywords: value.split(/,\s+/) };
  const [, name, url] = /^\[([^\]]+)\]\((\S+)\)$/.exec(value) ?? [];
  if (key === 'name' && name !== undefined) return { name, url };
  if (key !== 'period') return { [key]: value };
  const [startDate, endDate, ...more] = value.split(/\s*[–—]\s*|\s+(?:-|to|bis)\s+/);
  if (isOneDate.test(value)) return { startDate: value, endDate: value };
  return endDate === undefined || more.length > 0 ? { startDate: value } : { startDate, endDate };
}

/** Returns what of a value is left without some of its parts. */
function restOf(value: unknown, path: Path, isLeftOut: (path: string) => boolean): unknown {
  if (path.length > 0 && isLeftOut(formatPath(path))) return undefined;
  if (Array.isArray(value))
    return value.map((each, index) => restOf(each, [...path, index], isLeftOut));
  if (!isBlock(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, restOf(each, [...path, key], isLeftOut)]),
  );
}

/** Returns the path in the file of what stands at a path of the converted value. */
function originOf(path: Path, origins: readonly { to: Path; from: Path }[]): Path {
  const [origin] = origins
    .filter(({ to }) => isWithin(path, to))
    .toSorted((one, other) => other.to.length - one.to.length);
  return origin ? [...origin.from, ...path.slice(origin.to.length)] : path;
}
