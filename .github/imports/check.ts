// Checks what the modules of src/ import by the table of rooms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importProblems } from './import-problems.ts';

const table = '.github/imports/rooms.yaml';
const root = join(import.meta.dirname, '..', '..');
const problems = importProblems(join(root, 'src'), readFileSync(join(root, table), 'utf8'));
for (const problem of problems) process.stderr.write(`src/${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(`\nThe rules stand in ${table}.\n`);
  process.exitCode = 1;
}
