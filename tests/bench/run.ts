import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build as buildSite, root } from '../project/cli.ts';
import { areQuick, formatEdits, timeEdits } from './edits.ts';
import { formatGrowth, measureGrowth } from './growth.ts';
import { help, type Options, readOptions } from './options.ts';
import {
  busyRounds,
  checkBudget,
  formatSeries,
  formatVerdicts,
  textDifferences,
} from './report.ts';
import { measure } from './rounds.ts';
import { serveTargets } from './serve-targets.ts';
import { launchBrowser } from './visit.ts';

const dist = join(root, 'dist');

const options = readOptions(process.argv.slice(2));
if (options.help) process.stdout.write(help);
else if (options.growth) await grow(options);
else if (!(await run(options))) process.exitCode = 1;

/** Says whether every figure is within its limit. */
async function run({ build, comparisons, edits: edit, out, ...plan }: Options): Promise<boolean> {
  if (build) {
    const { code, output } = await buildSite(root);
    if (code !== 0) throw new Error(output);
  }
  const missing = [dist, ...comparisons.map(({ dir }) => dir)].find(
    (folder) => !existsSync(join(folder, 'index.html')),
  );
  if (missing !== undefined) {
    console.error(`There is no site in ${missing} to measure: build it first.`);
    return false;
  }

  const browser = await launchBrowser();
  try {
    const all = await measureAll();
    for (const series of all) console.log(`\n${formatSeries(series)}`);
    for (const line of new Set(textDifferences(all))) console.log(`\n${line}`);
    const budget = checkBudget(all);
    if (budget.length > 0) console.log(`\n${formatVerdicts(budget)}`);
    console.log(busyRounds(all));
    const result = { chromium: browser.version(), budget, series: all };
    if (out !== undefined) write(out, result);
    const within = budget.every(({ ok }) => ok);
    if (edit === 0) return within;
    const edits = await timeEdits(browser, edit, plan.idleWait);
    console.log(`\n${formatEdits(edits)}`);
    if (out !== undefined) write(out, { ...result, edits });
    return within && areQuick(edits);
  } finally {
    await browser.close();
  }

  async function measureAll() {
    const { targets, close } = await serveTargets(browser, dist, comparisons);
    try {
      return await measure(browser, targets, { ...plan, progress: console.error });
    } finally {
      await close();
    }
  }
}

async function grow({ out }: Options): Promise<void> {
  const growth = await measureGrowth(console.error);
  console.log(formatGrowth(growth));
  if (out !== undefined) write(out, { growth });
  if (!growth.every(({ ok }) => ok)) process.exitCode = 1;
}

function write(file: string, result: unknown): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  // JSON has no number for what never came.
  const text = JSON.stringify(result, (_, value) => (value === Infinity ? 'never' : value), 2);
  writeFileSync(file, `${text}\n`);
}
