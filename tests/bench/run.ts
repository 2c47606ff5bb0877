import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Address } from '../browser/listen.ts';
import { serveFolders } from '../browser/static-server.ts';
import { launchBrowser } from './browser.ts';
import { formatVerdicts, judge } from './budget.ts';
import { formatEdits, timeEdits } from './edits.ts';
import { measure, pageUrl, type Target } from './measure.ts';
import { help, type Options, readOptions } from './options.ts';
import { busyRounds, formatSeries } from './report.ts';
import { wordsApart } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const options = readOptions(process.argv.slice(2));
if (options.help) process.stdout.write(help);
else await run(options);

async function run({ build, beside, edits: edit, out, ...plan }: Options): Promise<void> {
  if (build) await buildSite();
  const servers = await Promise.all([
    serveFolders([join(root, 'tests', 'bench', 'floor'), join(root, 'public')]),
    serveFolders([join(root, 'dist')]),
    ...beside.map(({ dir }) => serveFolders([resolve(dir)])),
  ]);
  const names = ['floor', 'site', ...beside.map(({ name }) => name)];
  const browser = await launchBrowser();
  try {
    const targets = names.map((name, index) => target(name, servers[index]));
    const all = await measure(browser, targets, { ...plan, progress: console.error });
    for (const series of all) console.log(`\n${formatSeries(series)}`);
    for (const line of new Set(wordsApart(all))) console.log(`\n${line}`);
    const budget = judge(all);
    if (budget.length > 0) console.log(`\n${formatVerdicts(budget)}`);
    console.log(busyRounds(all));
    const edits = edit > 0 ? await timeEdits(browser, edit, plan.quiet) : undefined;
    if (edits) console.log(`\n${formatEdits(edits)}`);
    if (out !== undefined) write(out, { chromium: browser.version(), budget, edits, series: all });
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

function target(name: string, server: Address | undefined): Target {
  if (!server) throw new Error(`"${name}" has no server`);
  return { name, url: pageUrl(server.url, name === 'floor' ? 'floor' : 'path') };
}

async function buildSite(): Promise<void> {
  const child = fork(join(root, 'src', 'build', 'cli.ts'), ['build'], { cwd: root });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site does not build');
}

function write(file: string, result: unknown): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
