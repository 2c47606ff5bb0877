import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build as buildSite, root } from '../project/cli.ts';
import { timeEdits } from './edits.ts';
import { measureGrowth } from './growth.ts';
import { help, type Options, readOptions } from './options.ts';
import { busyRounds, checkBudget, formatSeries, formatVerdicts } from './report.ts';
import { measure } from './rounds.ts';
import { serveTargets } from './serve-targets.ts';
import { launchBrowser } from './visit.ts';

const dist = join(root, 'dist');

const options = readOptions(process.argv.slice(2));
if (options.help) process.stdout.write(help);
else {
  const { budget, ...result } = options.growth ? await grow() : await run(options);
  console.log(`\nthe budget\n${formatVerdicts(budget)}`);
  if (options.out !== undefined) write(options.out, { budget, ...result });
  if (!budget.every(({ ok }) => ok)) process.exitCode = 1;
}

async function grow() {
  return { budget: await measureGrowth(console.error) };
}

async function run({ build, comparisons, edits, ...plan }: Options) {
  if (build) {
    const { code, output } = await buildSite(root);
    if (code !== 0) throw new Error(output);
  }
  for (const folder of [dist, ...comparisons.map(({ dir }) => dir)])
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no site in ${folder} to measure: build it first.`);

  const browser = await launchBrowser();
  try {
    const { targets, close } = await serveTargets(browser, dist, comparisons);
    const progress = console.error;
    const series = await measure(browser, targets, { ...plan, progress }).finally(close);
    for (const each of series) console.log(`\n${formatSeries(each)}`);
    console.log(busyRounds(series));
    if (edits > 0) progress(`${edits} edits of three files: 1 min left`);
    const ofEdits = edits === 0 ? [] : await timeEdits(browser, edits);
    return { chromium: browser.version(), budget: [...checkBudget(series), ...ofEdits], series };
  } finally {
    await browser.close();
  }
}

function write(file: string, result: unknown): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  // JSON has no number for Infinity, which stands for a figure that never came.
  const text = JSON.stringify(result, (_, value) => (value === Infinity ? 'never' : value), 2);
  writeFileSync(file, `${text}\n`);
}
