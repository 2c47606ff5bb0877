import { parseArgs } from 'node:util';
import { commands } from '../commands.js';
import { contentFile, siteFile } from '../project/paths.ts';
import { upgradeFiles } from './upgrade-files.ts';

/** Upgrades the owner's files, and prints what was done. */
export async function run(args: string[]): Promise<void> {
  parseArgs({ args, options: commands.upgrade.options });
  const { done, left } = await upgradeFiles({ site: siteFile, content: contentFile });
  const nothing =
    done.length + left.length === 0 ? ['Both files have the form of this version.'] : [];
  process.stdout.write(`${[...done, ...nothing].map((line) => `${line}\n`).join('')}`);
  if (left.length > 0) process.stderr.write(`\nLeft to you:\n\n${left.join('\n')}\n`);
  process.exitCode = left.length > 0 ? 1 : 0;
}
