import type { Browser } from 'playwright';
import { type Figures, figures, medianIfAny } from './figures.ts';
import { waitForIdle } from './idle.ts';
import { timeInteraction } from './interaction.ts';
import { timePaints } from './paints.ts';
import { timeReadable } from './readable.ts';
import { type PageName, pages, type Target, type TargetPage } from './targets.ts';

/** Every round of a page; the rounds of each target under its name. */
export type Series = { page: PageName; rounds: Record<string, Round[]> };

type Plan = {
  pages: PageName[];
  /** The rounds to make at least, and at most. */
  least: number;
  rounds: number;
  /** After so many minutes no round is begun any more. */
  minutes: number;
  /** The visits of each kind in a round. */
  visits: number;
  /** Whether pages are watched to the end of their entrances too. */
  isWhole: boolean;
  progress: (line: string) => void;
};

/** Visits every page of every target in turn, round after round, until the medians of each page stand. */
export async function measure(browser: Browser, targets: Target[], plan: Plan): Promise<Series[]> {
  const all: Series[] = plan.pages.map((page) => ({ page, rounds: {} }));
  const start = Date.now();
  // The first visits after a start are slower than the rest, and count for nothing.
  for (const { page } of targets) await timePaints(browser, page('welcome'), 'brief');
  for (let round = 1; round <= plan.rounds; round += 1) {
    const open = all.filter(({ rounds }) => round <= plan.least || !stand(rounds));
    for (const { page, rounds } of open) {
      const left = plan.minutes - (Date.now() - start) / 60_000;
      if (round > 1 && left <= 0) return all;
      const time = Number.isFinite(left)
        ? `, at most ${Math.max(1, Math.ceil(left))} min left`
        : '';
      plan.progress(`round ${round}: ${page}${time}`);
      // Every other round has the reverse order, so that no target is always first.
      const order = round % 2 === 0 ? targets.toReversed() : targets;
      const results = await visitInTurn(browser, order, page, round === 1, plan);
      for (const [name, result] of results) rounds[name] = [...(rounds[name] ?? []), result];
    }
  }
  return all;
}

/** How much of itself a median may change by when a round is left out. */
const tolerance = 0.03;

/** Checks whether no median that a limit is for hangs on one round. */
function stand(rounds: Series['rounds']): boolean {
  return Object.values(rounds).every((each) =>
    figures.every(({ label, most, base }) => {
      const values = each.flatMap(({ figures }) => figures[label] ?? []);
      const median = medianIfAny(values);
      if (median === undefined || most === undefined || base === undefined) return true;
      return (
        values.length === 1 ||
        values.every((_, index) => {
          const others = medianIfAny(values.toSpliced(index, 1)) ?? median;
          return Math.abs(others - median) <= tolerance * median;
        })
      );
    }),
  );
}

/** What one round of visits says of a page: of each figure the median. */
export type Round = { figures: Figures; idle: number };

/** Visits a page of every target, all of them once before any is visited again. */
async function visitInTurn(
  browser: Browser,
  targets: readonly Target[],
  page: PageName,
  isFirst: boolean,
  plan: Plan,
): Promise<Map<string, Round>> {
  const all = targets.map((target) => {
    const [idle, visits]: [number[], Figures[]] = [[], []];
    return { name: target.name, page: target.page(page), idle, visits };
  });
  const isPressed = all.some((each) => each.page.interaction);
  const isWhole = plan.isWhole && (isFirst || plan.visits > 1);
  for (const visit of visitsOf(browser, page, { isPressed, isWhole, visits: plan.visits })) {
    for (const each of all) {
      each.idle.push(await waitForIdle());
      each.visits.push(await visit(each.page));
    }
  }
  return new Map(all.map(({ name, visits, idle }) => [name, roundOf(visits, idle)]));
}

type Kinds = {
  /** Whether a target has a button on the page. */
  isPressed: boolean;
  /** Whether visits belong to the round whose figures hardly vary, so that one round is enough. */
  isWhole: boolean;
  visits: number;
};

/** The visits of a round, one after the other. */
function visitsOf(
  browser: Browser,
  page: PageName,
  { isPressed, isWhole, visits }: Kinds,
): ((page: TargetPage) => Promise<Figures>)[] {
  const repeated = <T>(times: number, visit: T) => Array.from({ length: times }, () => visit);
  return [
    (target) => timePaints(browser, target, isWhole ? 'whole' : 'brief'),
    ...repeated(visits - 1, (target: TargetPage) => timePaints(browser, target, 'brief')),
    ...repeated(isWhole ? 1 : 0, async (target: TargetPage) => ({
      'first screen readable': await timeReadable(browser, target, false),
    })),
    ...repeated(isWhole ? visits : 0, async (target: TargetPage) => ({
      'readable, reduced motion': await timeReadable(browser, target, true),
    })),
    ...repeated(isPressed ? visits : 0, (target: TargetPage) => timePress(browser, target, page)),
  ];
}

async function timePress(browser: Browser, target: TargetPage, page: PageName): Promise<Figures> {
  const { answered, afterPaint, afterPress } = await timeInteraction(browser, target);
  // The button in the bar unfolds the menu; the one on the welcome page needs the script.
  if (pages[page].video) return { 'hydrated: a button answers': answered };
  return {
    'menu opens': answered,
    'menu opens, from the first paint': afterPaint,
    'menu opens, from the first tap': afterPress,
  };
}

function roundOf(visits: readonly Figures[], idle: readonly number[]): Round {
  const labels = new Set(visits.flatMap((visit) => Object.keys(visit)));
  const medians: Figures = {};
  for (const label of labels) {
    const median = medianIfAny(visits.map((visit) => visit[label]));
    if (median !== undefined) medians[label] = median;
  }
  return { figures: medians, idle: Math.min(...idle) };
}
