// Checks what the modules of src/ import by the table of rooms, and how many lines each room has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importProblems } from './import-problems.ts';
import { linesOver, roomLines } from './room-lines.ts';

const table = '.github/imports/rooms.yaml';
const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'src');
const rules = readFileSync(join(root, table), 'utf8');
const rooms = roomLines(source, rules);
for (const { room, lines, limit } of rooms)
  process.stdout.write(`${String(lines).padStart(6)} of ${limit} lines in src/${room}\n`);
const problems = [...importProblems(source, rules), ...linesOver(rooms)];
for (const problem of problems) process.stderr.write(`src/${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(`\nThe rules stand in ${table}.\n`);
  process.exitCode = 1;
}
