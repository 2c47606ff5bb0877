// Measures the pages of the site beside hand-written pages of the same content.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { build } from '../../tests/project/cli.ts';
import { waitForIdle } from './idle.ts';
import { dist, type PageName, pageNames, root, serveTargets, type Target } from './pages.ts';
import { timePaints } from './paints.ts';
import { timePress } from './press.ts';
import { timeReadable } from './readable.ts';
import {
  busyRounds,
  checkBudget,
  type Figures,
  formatBudget,
  formatSeries,
  type Series,
} from './report.ts';
import { launchBrowser } from './visit.ts';

const help = `Measures each page of the site beside a hand-written page of the same content (html), in turn and in
one run. Compare ratios of one run, never figures of two. Ends with 1 where a figure is over its limit.

  npm run bench -- [options]

  --page NAME         ${pageNames.join(', ')}; may be repeated (all)
  --rounds N          so many rounds of visits to each page (3; about four minutes each)
  --compare NAME=DIR  another build to measure in the same run, such as one from before a change
  --skip-build        measure dist/ as it is
  --out FILE          write every round and the budget as JSON
  --help              print this

The visitor has a phone: 412x823 at 1.75, processor 4x slower, 1.6 Mbit/s down, 150 ms round trip.
Every visit has a browser context of its own, no cache, and no way to other hosts, and waits up to
20 s until 60 % of the processor is idle.

paints, video       visits that leave the page alone. The video moves when its time does; tasks block for
                    what they take over 50 ms, from the first paint on.
readable            when 90 % of the text that the first screen ends up with has an opacity over 0.5.
menu                a visitor taps its button as soon as it is painted, and again every 60 ms until
                    its links are visible.
hydrated            the welcome page's button for the video is pressed once, as soon as it is painted,
                    and answers when its text changes.
kB                  what arrived on the wire, headers included, compressed as a static host does.
`;

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [...pageNames] },
    rounds: { type: 'string', default: '3' },
    compare: { type: 'string', multiple: true, default: [] },
    'skip-build': { type: 'boolean', default: false },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) process.stdout.write(help);
else await run();

async function run(): Promise<void> {
  const pages = pageNames.filter((name) => options.page.includes(name));
  const unknown = options.page.filter((name) => !pages.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}: see --help`);
  const builds = new Map(
    options.compare.map((text) => [text.replace(/=.*/, ''), text.replace(/.*?=/, '')]),
  );
  if (!options['skip-build']) {
    const { code, output } = await build(root);
    if (code !== 0) throw new Error(output);
  }
  for (const folder of [dist, ...builds.values()])
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no site in ${folder} to measure: build it first.`);

  const browser = await launchBrowser();
  try {
    const { targets, close } = await serveTargets(browser, builds);
    const series = await measure(browser, targets, pages).finally(close);
    const budget = checkBudget(series);
    for (const each of series) console.log(`\n${formatSeries(each)}`);
    console.log(`${busyRounds(series)}\nthe budget\n${formatBudget(budget)}`);
    if (options.out !== undefined)
      write(options.out, { chromium: browser.version(), budget, series });
    if (!budget.every(({ isOk }) => isOk)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** Visits every page of every target in turn, round after round. */
async function measure(
  browser: Browser,
  targets: readonly Target[],
  pages: readonly PageName[],
): Promise<Series[]> {
  const all: Series[] = pages.map((page) => ({ page, rounds: {} }));
  // The first visits after a start are slower than the rest, and count for nothing.
  for (const { page } of targets) await timePaints(browser, page('welcome'));
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const { page, rounds } of all) {
      console.error(`round ${round}: ${page}`);
      // Every other round has the reverse order, so that no target is always first.
      const order = round % 2 === 0 ? targets.toReversed() : targets;
      for (const { name, figures, idle } of await visitInTurn(browser, order, page))
        rounds[name] = [...(rounds[name] ?? []), { figures, idle }];
    }
  }
  return all;
}

/** Visits a page of every target, all of them once before any is visited again. */
async function visitInTurn(browser: Browser, targets: readonly Target[], name: PageName) {
  const results = targets.map((target) => ({
    name: target.name,
    page: target.page(name),
    figures: {},
    idle: 1,
  }));
  for (const kind of [timePaints, timeReadings, timePress]) {
    for (const result of results) {
      result.idle = Math.min(result.idle, await waitForIdle());
      Object.assign(result.figures, await kind(browser, result.page));
    }
  }
  return results;
}

async function timeReadings(...visited: Parameters<typeof timePaints>): Promise<Figures> {
  return {
    'first screen readable': await timeReadable(...visited, false),
    'readable, reduced motion': await timeReadable(...visited, true),
  };
}

function write(file: string, result: unknown): void {
  // JSON has no number for Infinity, which stands for a figure that never came.
  const text = JSON.stringify(result, (_, value) => (value === Infinity ? 'never' : value), 2);
  writeFileSync(file, `${text}\n`);
}
