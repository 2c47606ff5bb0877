import { CsvError, parse } from 'csv-parse/sync';
import { openPromise } from 'yauzl';
import { z } from 'zod';
import type { Path as ValuePath } from '../../../schema/path.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { type Resume, readResume } from '../resume/read-resume.ts';
import tables from './linkedin-tables.json' with { type: 'json' };
import { decode } from './read-json.ts';
import { maxSize, tooLarge } from './size-limit.ts';

const rowsSchema = z.array(z.record(z.string(), z.string()));

type Row = z.output<typeof rowsSchema>[number];

type Table = {
  /** The part of a résumé that the table becomes. */
  part: string;
  /** The key of the part that each column becomes. */
  columns: Readonly<Record<string, string>>;
  /** The columns of a person's name. */
  names?: readonly string[];
  /** Columns that are read in another way. */
  also?: readonly string[];
};

const tableOf = new Map<string, Table>(
  Object.entries(tables).map(([name, table]) => [`${name}.csv`, table]),
);

/**
 * Reads the archive that LinkedIn gives its members.
 * @throws {PlainError} if the archive or a table in it is broken, or if it is an archive of something else
 */
export async function readLinkedIn(
  path: string,
  archive: string,
  language?: string,
): Promise<Resume> {
  const unread = new Set<string>();
  const files = await readZip(path, archive, (name) => {
    if (!tableOf.has(name)) unread.add(name);
    return tableOf.has(name);
  });
  if (files.size === 0) {
    throw new PlainError(
      `${archive} is no archive of LinkedIn: expected tables such as Profile.csv and Positions.csv in it.`,
    );
  }
  const parts = [...tableOf].flatMap(([file, table]) => {
    const bytes = files.get(file);
    if (!bytes) return [];
    const rows = readRows(bytes, `${archive}  ${file}`);
    const entries = rows.map((row) => entryOf(row, table));
    return [[table.part, table.part === 'basics' ? basicsOf(rows[0], entries[0]) : entries]];
  });
  const resume = readResume(Object.fromEntries(parts), archive, language, (valuePath) =>
    placeInTable(archive, valuePath),
  );
  const others = { place: archive, message: `${[...unread].join(', ')}: not read` };
  return unread.size === 0 ? resume : { ...resume, notes: [...resume.notes, others] };
}

function readRows(bytes: Buffer, place: string): Row[] {
  try {
    const text = decode(bytes, place);
    // Where a comma is for decimals, programs that open a table and save it write semicolons.
    const delimiter = /^[^,\n]*;/.test(text) ? ';' : ',';
    const options = { delimiter, columns: true, skip_empty_lines: true, trim: true };
    const lenient = { relax_column_count: true, relax_quotes: true };
    return rowsSchema.parse(parse(text, { ...options, ...lenient }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new PlainError(`${place}:${String(error['lines'])}  is no valid CSV: ${error.message}`);
  }
}

/** Makes an entry of a résumé of a row. Each line break in a table is meant as one. What is not read keeps its column. */
function entryOf(row: Row, { columns, names = [], also = [] }: Table) {
  // A member decides which recommendations others may read.
  if (row['Status'] && row['Status'] !== 'VISIBLE') return row;
  const others = Object.entries(row).filter(([column]) => ![...names, ...also].includes(column));
  const values = others.map(([column, cell]) => [
    columns[column] ?? column,
    cell.replace(/\n+/g, '\n\n'),
  ]);
  const person = names
    .map((column) => row[column])
    .filter(Boolean)
    .join(' ');
  const name = [person, row['Job Title'], row['Company']].filter(Boolean).join(', ');
  return { ...Object.fromEntries(values), ...(names.length > 0 && { name }) };
}

function basicsOf(row: Row = {}, { city, ...basics }: Record<string, unknown> = {}) {
  const [url, ...others] = itemsIn(row['Websites']).map((site) =>
    site.replace(/^[A-Z_]+:(?=\S)/, ''),
  );
  const handles = itemsIn(row['Twitter Handles']);
  return {
    ...basics,
    url,
    location: { city },
    profiles: [
      ...handles.map((username) => ({ network: 'Twitter', username })),
      ...others.map((each) => ({ url: each })),
    ],
  };
}

/** Reads a list in one cell, such as `[BLOG:https://ada.dev,PORTFOLIO:https://ada.art]`. */
function itemsIn(cell = ''): string[] {
  const items = cell.replace(/[[\]]/g, '').split(',');
  return items.map((each) => each.trim()).filter(Boolean);
}

/** Says in which row and column of which table something is that was read at a path. */
function placeInTable(archive: string, [part, ...path]: ValuePath): string {
  const [file, table] = [...tableOf].find(([, each]) => each.part === part) ?? [];
  const [index, key] = part === 'basics' ? [0, path[0]] : path;
  const [column = key] =
    Object.entries(table?.columns ?? {}).find(([, each]) => each === key) ?? [];
  // The first row has the names of the columns.
  const row = `${archive}  ${file}, row ${Number(index) + 2}`;
  return column === undefined ? row : `${row}, ${String(column)}`;
}

/**
 * Reads those files of a ZIP archive that are asked for, by the name without their folder. An archive that was packed
 * again has them in a folder.
 * @throws {PlainError} if the archive is broken, or a file in it is too large
 */
async function readZip(
  path: string,
  archive: string,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let place = archive;
  try {
    const zip = await openPromise(path);
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      const name = fileName.replace(/^.*\//, '');
      if (fileName.startsWith('__MACOSX/') || files.has(name) || !isWanted(name)) continue;
      place = `${archive}  ${fileName}`;
      if (uncompressedSize > maxSize)
        throw new PlainError(`${place}  unpacks to ${tooLarge(uncompressedSize)}`);
      // The reader ends with an error if the file unpacks to more than the archive says.
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
      files.set(name, Buffer.concat(parts));
      place = archive;
    }
    return files;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${place}  is no whole ZIP archive: ${reason.replace(/\.+$/, '')}.`);
  }
}
