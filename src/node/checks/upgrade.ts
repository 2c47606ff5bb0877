import { parseArgs } from 'node:util';
import { contentFile, siteFile } from '../project/paths.ts';
import { upgradeFiles } from '../site-files/upgrade-files.ts';

const usage = `npm run upgrade

  Brings site.config.yaml and content/index.yaml to the form of this version of Vitrine, and says what it
  did. Comments, order and quotation marks stay. Run again, it changes nothing.`;

process.exitCode = await upgrade();

/** Upgrades the owner's files, and prints what was done; returns the exit code. */
async function upgrade(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const { done, left } = await upgradeFiles({ site: siteFile, content: contentFile });
  const nothing =
    done.length + left.length === 0 ? ['Both files have the form of this version.'] : [];
  process.stdout.write(`${[...done, ...nothing].map((line) => `${line}\n`).join('')}`);
  if (left.length > 0) process.stderr.write(`\nLeft to you:\n\n${left.join('\n')}\n`);
  return left.length > 0 ? 1 : 0;
}
