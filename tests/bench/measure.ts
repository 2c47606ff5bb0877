import type { Browser } from 'playwright';
import { type PageName, pages } from './pages.ts';
import { type ProfileName, profiles } from './profiles.ts';
import { waitForQuiet } from './quiet.ts';
import { median } from './statistics.ts';
import { type Timing, timePaints, timeReadable } from './visit.ts';

/**
 * How many brief visits a round makes beside each whole one. A paint falls into a frame of 16 ms,
 * which are six points of a ratio: a few visits say nothing of a limit of ten.
 */
const briefVisits = 3;

/** What is measured: the floor, the site, another build. */
export type Target = { name: string; url: (page: PageName) => string };

/** What one round of visits says of a page. */
export type Round = { paints: Timing; readable: number; readableCalm: number; idle: number };

/** Every round of a page on a profile; the rounds of each target under its name. */
export type Series = { page: PageName; profile: ProfileName; rounds: Record<string, Round[]> };

type Plan = {
  rounds: number;
  pages: PageName[];
  profiles: ProfileName[];
  quiet: number;
  progress: (line: string) => void;
};

/** Visits every page of every target in turn, round after round. */
export async function measure(browser: Browser, targets: Target[], plan: Plan): Promise<Series[]> {
  const all: Series[] = plan.profiles.flatMap((profile) =>
    plan.pages.map((page) => ({ page, profile, rounds: {} })),
  );
  await warmUp(browser, targets);
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const { page, profile, rounds } of all) {
      // Nobody is always first.
      const order = round % 2 === 0 ? targets.toReversed() : targets;
      const results = await visitInTurn(browser, order, { page, profile, quiet: plan.quiet });
      for (const [name, result] of results) rounds[name] = [...(rounds[name] ?? []), result];
      plan.progress(`round ${round} of ${plan.rounds}: ${page}, ${profile}`);
    }
  }
  return all;
}

/** The first visits after a start are slower than the rest, and count for nothing. */
async function warmUp(browser: Browser, targets: Target[]): Promise<void> {
  for (const { url } of targets) await timePaints(browser, url('welcome'), profiles.desktop);
}

type Visit = { page: PageName; profile: ProfileName; quiet: number };

async function visitInTurn(browser: Browser, targets: Target[], { page, profile, quiet }: Visit) {
  const idle: number[] = [];
  const each = async <Result>(visit: (url: string) => Promise<Result>) => {
    const results = new Map<string, Result>();
    for (const { name, url } of targets) {
      idle.push(await waitForQuiet(quiet));
      results.set(name, await visit(url(page)));
    }
    return results;
  };
  const device = profiles[profile];
  const often = async <Result>(times: number, visit: (url: string) => Promise<Result>) => {
    const all: Map<string, Result>[] = [];
    while (all.length < times) all.push(await each(visit));
    return all;
  };
  const paints = await each((url) => timePaints(browser, url, device));
  const brief = await often(briefVisits, (url) => timePaints(browser, url, device, 'brief'));
  const readable = await each((url) => timeReadable(browser, url, device, false));
  const calm = await often(briefVisits + 1, (url) => timeReadable(browser, url, device, true));
  const timed = (name: string): Timing => {
    const all = [paints, ...brief].map((results) => found(results, name));
    return {
      ...found(paints, name),
      firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
      largestPaint: median(all.map(({ largestPaint }) => largestPaint)),
    };
  };
  return targets.map(({ name }): [string, Round] => [
    name,
    {
      paints: timed(name),
      readable: found(readable, name),
      readableCalm: median(calm.map((results) => found(results, name))),
      idle: Math.min(...idle),
    },
  ]);
}

function found<Value>(map: Map<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`"${name}" was not visited`);
  return value;
}

/** The address of a page of a target that stands at an origin. */
export function pageUrl(origin: string, kind: 'path' | 'floor'): Target['url'] {
  return (page) => origin + pages[page][kind];
}
