import { parseArgs } from 'node:util';
import { commands } from '../commands.js';
import { ownerFiles } from '../files/site-files/owner-files.ts';
import { bringEngine, manage } from '../start/site-package/bring-engine.ts';
import { fixFiles } from './fix.ts';

/** Renames the keys that older versions called otherwise, and prints what was done. A new engine comes first. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.upgrade.options });
  if (values.engine !== undefined) {
    bringEngine(values.engine);
    // Only the new engine knows which keys it has renamed.
    process.exitCode = manage(['exec', 'vitrine', 'upgrade']);
    return;
  }
  const { done, loaded } = await fixFiles(ownerFiles, ({ proof }) => proof === 'rename');
  const { ok } = loaded;
  const nothing = ok && done.length === 0 ? ['Both files have the form of this version.'] : [];
  process.stdout.write([...done, ...nothing].map((each) => `${each}\n`).join(''));
  if (!ok) process.stderr.write('Other mistakes are left: `npx vitrine check` lists them.\n');
  process.exitCode = ok ? 0 : 1;
}
