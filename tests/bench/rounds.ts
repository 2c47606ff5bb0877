import type { Browser } from 'playwright';
import { type Figures, medianIfAny } from './figures.ts';
import { waitForIdle } from './idle.ts';
import { timeInteraction } from './interaction.ts';
import { timePaints } from './paints.ts';
import { timeReadable } from './readable.ts';
import { type PageName, pages, type Target, type TargetPage } from './targets.ts';

/** Every round of a page; the rounds of each target under its name. */
export type Series = { page: PageName; rounds: Record<string, Round[]> };

type Plan = {
  rounds: number;
  pages: PageName[];
  progress: (line: string) => void;
};

/** Visits every page of every target in turn, round after round. */
export async function measure(browser: Browser, targets: Target[], plan: Plan): Promise<Series[]> {
  const all: Series[] = plan.pages.map((page) => ({ page, rounds: {} }));
  // The first visits after a start are slower than the rest, and count for nothing.
  for (const { page } of targets) await timePaints(browser, page('welcome'), 'brief');
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const { page, rounds } of all) {
      // Every other round has the reverse order, so that no target is always first.
      const order = round % 2 === 0 ? targets.toReversed() : targets;
      const results = await visitInTurn(browser, order, page);
      for (const [name, result] of results) rounds[name] = [...(rounds[name] ?? []), result];
      plan.progress(`round ${round} of ${plan.rounds}: ${page}`);
    }
  }
  return all;
}

/** What one round of visits says of a page: of each figure the median. */
export type Round = { figures: Figures; idle: number };

/** Visits a page of every target, all of them once before any is visited again. */
async function visitInTurn(
  browser: Browser,
  targets: readonly Target[],
  page: PageName,
): Promise<Map<string, Round>> {
  const all = targets.map((target) => {
    const [idle, visits]: [number[], Figures[]] = [[], []];
    return { name: target.name, page: target.page(page), idle, visits };
  });
  const isPressed = all.some((each) => each.page.interaction);
  for (const visit of visitsOf(browser, page, isPressed)) {
    for (const each of all) {
      each.idle.push(await waitForIdle());
      each.visits.push(await visit(each.page));
    }
  }
  return new Map(all.map(({ name, visits, idle }) => [name, roundOf(visits, idle)]));
}

/**
 * How many visits of a kind make a round. A paint falls into a frame of 16 ms, and a ratio changes by six
 * hundredths from one frame to the next, so a single visit proves nothing about a limit of one tenth.
 */
const often = 4;

/** The visits of a round, one after the other. */
function visitsOf(
  browser: Browser,
  page: PageName,
  isPressed: boolean,
): ((page: TargetPage) => Promise<Figures>)[] {
  const repeated = <T>(times: number, visit: T) => Array.from({ length: times }, () => visit);
  return [
    // Figures that do not vary from visit to visit are taken from the first visit, which is the longest.
    (target) => timePaints(browser, target, 'whole'),
    ...repeated(often - 1, (target: TargetPage) => timePaints(browser, target, 'brief')),
    async (target) => ({ 'first screen readable': await timeReadable(browser, target, false) }),
    ...repeated(often, async (target: TargetPage) => ({
      'readable, reduced motion': await timeReadable(browser, target, true),
    })),
    ...repeated(isPressed ? often : 0, async (target: TargetPage) => {
      const { answered, afterPaint, afterPress } = await timeInteraction(browser, target);
      // The button in the bar unfolds the menu; the one on the welcome page needs the script.
      return pages[page].video
        ? { 'hydrated: a button answers': answered }
        : {
            'menu opens': answered,
            'menu opens, from the first paint': afterPaint,
            'menu opens, from the first tap': afterPress,
          };
    }),
  ];
}

function roundOf(visits: readonly Figures[], idle: readonly number[]): Round {
  const labels = new Set(visits.flatMap((visit) => Object.keys(visit)));
  const figures: Figures = {};
  for (const label of labels) {
    const median = medianIfAny(visits.map((visit) => visit[label]));
    if (median !== undefined) figures[label] = median;
  }
  return { figures, idle: Math.min(...idle) };
}
