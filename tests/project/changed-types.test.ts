import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../unit/file-faults.ts';
import { changedTypes } from './changed-types.ts';

/** A repository in which section types were written, in so many commits. */
function repository(...commits: readonly (readonly string[])[]) {
  const folder = folderForTest();
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (type: string) => {
    mkdirSync(join(folder, 'src', 'sections', type), { recursive: true });
    writeFileSync(join(folder, 'src', 'sections', type, 'view.tsx'), `${Math.random()}`);
  };
  if (commits.length > 0) git('init', '--initial-branch', 'main');
  for (const types of commits) {
    types.forEach(write);
    git('add', '.');
    git('commit', '--message', 'A change');
  }
  const publish = (commit: string) => git('update-ref', 'refs/remotes/origin/main', commit);
  return { folder, write, publish };
}

test('without git and without history nobody can tell which types have changed', () => {
  expect(changedTypes(repository().folder)).toBeUndefined();
  expect(changedTypes(repository(['hero']).folder)).toBeUndefined();
});

test('on the main branch it is those of the last commit and later ones, on another those of all its commits', () => {
  const { folder, write, publish } = repository(['hero', 'links', 'quotes'], ['hero'], ['links']);
  publish('HEAD~2');
  expect(changedTypes(folder)).toEqual(['hero', 'links']);
  publish('HEAD');
  for (const type of ['quotes', 'talks']) write(type);
  expect(changedTypes(folder)).toEqual(['links', 'quotes', 'talks']);
});
