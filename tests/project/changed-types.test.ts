// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedTypes } from './changed-types.ts';

let folder: string;
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
    cwd: folder,
    stdio: 'pipe',
  });

function write(type: string, text: string): void {
  const file = join(folder, 'src', 'sections', type, 'view.tsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commit(): void {
  git('add', '.');
  git('commit', '--message', 'A change');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('without git and without history nobody can tell which types have changed', () => {
  write('hero', 'one');
  expect(changedTypes(folder)).toBeUndefined();
  git('init', '--initial-branch', 'main');
  commit();
  expect(changedTypes(folder)).toBeUndefined();
});

test('on the main branch it is those of the last commit, and what has come since', () => {
  for (const type of ['hero', 'links', 'quotes']) write(type, 'one');
  git('init', '--initial-branch', 'main');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('hero', 'two');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('quotes', 'two');
  write('talks', 'one');
  writeFileSync(join(folder, 'src', 'sections', 'views.ts'), 'one');
  expect(changedTypes(folder)).toEqual(['hero', 'quotes', 'talks']);
});

test('on another branch it is those of all its commits', () => {
  for (const type of ['hero', 'links', 'quotes']) write(type, 'one');
  git('init', '--initial-branch', 'main');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  for (const type of ['hero', 'links']) {
    write(type, 'two');
    commit();
  }
  expect(changedTypes(folder)).toEqual(['hero', 'links']);
});
