import { readRichText } from '../../../config/rich-text.ts';
import { formatPath, isBlock, isWithin, listAt, type Path, valueAt } from '../../../schema/path.ts';
import { wordsOf } from '../../../shared/rich-text.ts';
import { isNothing } from '../resume/lenient-reader.ts';
import tables from './other-programs.json' with { type: 'json' };
import { type Origin, sortSections } from './sort-sections.ts';

/** How the fields of a program correspond to those of JSON Resume. Paths have keys and indexes, with dots between them. */
type Table = {
  /** A path that every file of the program has. */
  known: string;
  /** The fields of `basics`, each with the paths that it is read from; the first that says something counts. */
  basics: Readonly<Record<string, string>>;
  language: string;
  /** Lists whose entries are those of a part. Below `parts` stand those of sections with any headings. */
  lists: readonly { at: string; part: string; fields: Readonly<Record<string, string>> }[];
  /** Matches paths that say how a page looks, and nothing of a person. */
  ignored: string;
};

const programs: readonly Table[] = Object.values<Table>(tables);

/** A value in the format JSON Resume, and where each part of it stands in the file. */
type Converted = { value: unknown; placeOf: (path: Path) => string };

/** The key below which all that corresponds to nothing is kept, so that the report names it. */
const others = 'others';

/** Converts a file of a program that is known; undefined for any other value. */
export function convertProgram(written: unknown, file: string): Converted | undefined {
  const table = programs.find(({ known }) => isBlockOrList(valueAt(written, known.split('.'))));
  if (!table) return undefined;
  const { value: given, origins: places } = sortSections(written);
  const origins: Origin[] = [{ to: [others], from: [] }];
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
  for (const { at, part, fields } of table.lists) {
    const entries = parts.get(part) ?? [];
    parts.set(part, entries);
    for (const [index, entry] of listAt(given, stepsOf(at)).entries()) {
      if (!isBlock(entry)) continue;
      const place = [...stepsOf(at), index];
      const to = [...part.split('.'), entries.length];
      const pairs = Object.entries(fields).map(([from, key]) => [stepsOf(from), key] as const);
      const made = read(pairs, place, to);
      if (Object.keys(made).length === 0) continue;
      entries.push(made);
      origins.push({ to, from: place });
    }
  }
  const ofBasics = Object.entries(table.basics).flatMap(([key, paths]) =>
    paths.split(' ').map((path) => [stepsOf(path), key] as const),
  );
  const { 'basics.profiles': profiles, ...lists } = Object.fromEntries(parts);
  const value = {
    basics: { ...read(ofBasics, [], ['basics']), profiles },
    meta: { language: take(table.language.split('.')) },
    ...lists,
    [others]: restOf(given, [], (path) => taken.has(path) || new RegExp(table.ignored).test(path)),
  };
  const placeOf = (path: Path) => {
    const place = originOf(originOf(path, origins), places);
    return place.filter((_, index) => valueAt(written, place.slice(0, index + 1)) !== undefined);
  };
  return { value, placeOf: (path) => `${file}  ${formatPath(placeOf(path))}` };
}

const isBlockOrList = (value: unknown) => typeof value === 'object' && value !== null;

/** Checks whether a person shows an entry or a section to nobody. */
const isHidden = (value: unknown) =>
  isBlock(value) && (value['hidden'] === true || value['visible'] === false);

const stepsOf = (path: string): Path =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Matches a date that is no period, such as 2014-08 or August 2014. */
const isOneDate = /^(?:\d{4}(?:-\d\d){0,2}|\p{L}+\.? \d{4})$/u;

/** Matches the keys of plain texts, in which some programs have marks of Markdown. */
const isPlain =
  /^(?:name|title|position|organization|institution|area|studyType|language|fluency|publisher|awarder|issuer)$/;
const plain = (text: string) => wordsOf(readRichText(text));

/** Returns a value as JSON Resume has it, by the key that it is to have there. */
function corrected(key: string, value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (key === 'summary' && Array.isArray(value)) return { summary: value.join('\n\n') };
  if (key === 'authors') return { summary: [value].flat().join(', ') };
  if (typeof value !== 'string') return { [key]: value };
  if (key === 'doi') return { url: `https://doi.org/${value}` };
  if (key === 'keywords') return { keywords: value.split(/,\s+/).map(plain) };
  const [, url] = /^\[[^\]]+\]\((\S+)\)$/.exec(value) ?? [];
  if (isPlain.test(key)) return { [key]: plain(value), ...(url && { url }) };
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
function originOf(path: Path, origins: readonly Origin[]): Path {
  const [origin] = origins
    .filter(({ to }) => isWithin(path, to))
    .toSorted((one, other) => other.to.length - one.to.length);
  return origin ? [...origin.from, ...path.slice(origin.to.length)] : path;
}
