import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { PlainError } from '../project/plain-error.ts';
import { linkedInTables } from './linkedin-tables.ts';
import { decode } from './read-json.ts';
import type { Note } from './read-leniently.ts';
import { type Imported, readResume } from './read-resume.ts';
import { readZip } from './read-zip.ts';

type Row = Readonly<Record<string, string>>;
type Entry = Record<string, unknown>;

const rowsSchema = z.array(z.record(z.string(), z.string()));

/**
 * Reads the archive that LinkedIn gives its members.
 * @throws {PlainError} if the archive or a table in it is broken, or if it is an archive of something else
 */
export async function readLinkedIn(path: string, archive: string): Promise<Imported> {
  const files = await readZip(path, archive, (name) => tableOf(name) !== undefined);
  if (files.size === 0) {
    throw new PlainError(
      `${archive} is no archive of LinkedIn: expected tables such as Profile.csv and Positions.csv in it.`,
    );
  }
  const notes: Note[] = [];
  const resume: Entry = {};
  for (const [file, bytes] of files) {
    const rows = readRows(bytes, `${archive}  ${file}`);
    const { part = '', columns = {} } = tableOf(file) ?? {};
    const unread = unreadColumns(file, rows).filter((column) => !(column in columns));
    if (unread.length > 0)
      notes.push({ place: `${archive}  ${file}`, message: `${unread.join(', ')}: left out` });
    resume[part] =
      part === 'basics' ? basicsOf(rows[0] ?? {}) : rows.map((row) => entryOf(file, row));
  }
  const imported = readResume(resume, archive);
  if (!imported) throw new Error('linkedin-tables.ts gives each part the form of a résumé');
  const located = imported.notes.map((note) => ({ ...note, place: placeInTable(note.place) }));
  return { ...imported, notes: [...notes, ...located] };
}

function tableOf(file: string) {
  const [, name = ''] = /^(.*)\.csv$/i.exec(file) ?? [];
  return Object.hasOwn(linkedInTables, name) ? linkedInTables[name] : undefined;
}

function readRows(bytes: Buffer, place: string): Row[] {
  try {
    return rowsSchema.parse(
      parse(decode(bytes, place), {
        ...{ columns: true, skip_empty_lines: true },
        ...{ relax_column_count: true, relax_quotes: true, trim: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new PlainError(`${place}:${String(error['lines'])}  is no valid CSV: ${error.message}`);
  }
}

/** Lists the columns with something in them that are not read here or below. */
function unreadColumns(file: string, rows: readonly Row[]): string[] {
  const read = file === 'Profile.csv' ? profileColumns : file.startsWith('Rec') ? quoteColumns : [];
  const filled = rows.flatMap((row) =>
    Object.entries(row).flatMap(([key, value]) => (value ? key : [])),
  );
  return [...new Set(filled)].filter((column) => !read.includes(column));
}

const profileColumns = ['First Name', 'Last Name', 'Websites', 'Twitter Handles'];
const quoteColumns = ['First Name', 'Last Name', 'Job Title', 'Company', 'Status', 'Creation Date'];

/** Makes an entry of a résumé of a row. Each line break in a table is meant as one. */
function entryOf(file: string, row: Row): Entry {
  const { columns = {} } = tableOf(file) ?? {};
  const entry = Object.fromEntries(
    Object.entries(columns).map(([column, key]) => [
      key,
      (row[column] ?? '').replace(/\n+/g, '\n\n'),
    ]),
  );
  if (!file.startsWith('Recommendations')) return entry;
  // A member decides which recommendations others may read.
  if (row['Status'] && row['Status'] !== 'VISIBLE') return {};
  const name = [row['First Name'], row['Last Name']].filter(Boolean).join(' ');
  return { ...entry, name: [name, row['Job Title'], row['Company']].filter(Boolean).join(', ') };
}

function basicsOf(row: Row): Entry {
  const { city, ...basics } = entryOf('Profile.csv', row);
  const [url, ...others] = itemsIn(row['Websites']).map((site) =>
    site.replace(/^[A-Z_]+:(?=\S)/, ''),
  );
  return {
    ...basics,
    name: [row['First Name'], row['Last Name']].filter(Boolean).join(' '),
    url,
    location: { city },
    profiles: [
      ...itemsIn(row['Twitter Handles']).map((username) => ({ network: 'Twitter', username })),
      ...others.map((each) => ({
        network: each.replace(/^https?:\/\/(www\.)?|\/.*$/g, ''),
        url: each,
      })),
    ],
  };
}

/** Reads a list in one cell, such as `[BLOG:https://ada.dev,PORTFOLIO:https://ada.art]`. */
function itemsIn(cell = ''): string[] {
  return cell
    .replace(/[[\]]/g, '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Says in which row and column of which table something is that was read as `work[2].startDate`. */
function placeInTable(place: string): string {
  const [, archive, part, index, key] = /^(.*?) {2}(\w+)\[(\d+)\](?:\.(\w+))?/.exec(place) ?? [];
  const [name, table] = Object.entries(linkedInTables).find(([, each]) => each.part === part) ?? [];
  if (table === undefined) return place;
  const [column] = Object.entries(table.columns).find(([, each]) => each === key) ?? [];
  // The first row has the names of the columns.
  const row = `${archive}  ${name}.csv, row ${Number(index) + 2}`;
  return column === undefined ? row : `${row}, ${column}`;
}
