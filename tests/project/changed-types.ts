import { spawnSync } from 'node:child_process';
import { root } from './cli.ts';

/**
 * The section types whose folder has changed since the branch left `origin/main`, or, on that branch itself,
 * since the commit before. Undefined where git cannot tell, as in a clone without history.
 */
export function changedTypes(folder = root): string[] | undefined {
  const git = (...command: string[]) => {
    const { status, stdout } = spawnSync('git', command, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const branchedAt = git('merge-base', 'HEAD', 'origin/main');
  const isOnMain = branchedAt === undefined || branchedAt === git('rev-parse', 'HEAD');
  const base = isOnMain ? 'HEAD~1' : branchedAt;
  const changed = git('diff', '--relative', '--name-only', base, '--', 'src/sections');
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'src/sections');
  if (changed === undefined || added === undefined) return undefined;
  const types = `${changed}\n${added}`.matchAll(/^src\/sections\/([^/\n]+)\//gm);
  return [...new Set([...types].map(([, type = '']) => type))].sort();
}
