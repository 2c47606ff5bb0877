import type { Browser } from 'playwright';
import type { PageName } from './pages.ts';
import { type ProfileName, profiles } from './profiles.ts';
import { type Round, visitInTurn } from './round.ts';
import type { Target } from './targets.ts';
import { timePaints } from './time-paints.ts';

/** Every round of a page on a profile; the rounds of each target under its name. */
export type Series = { page: PageName; profile: ProfileName; rounds: Record<string, Round[]> };

type Plan = {
  rounds: number;
  pages: PageName[];
  profiles: ProfileName[];
  idleWait: number;
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
      const results = await visitInTurn(browser, order, { page, profile, idleWait: plan.idleWait });
      for (const [name, result] of results) rounds[name] = [...(rounds[name] ?? []), result];
      plan.progress(`round ${round} of ${plan.rounds}: ${page}, ${profile}`);
    }
  }
  return all;
}

/** The first visits after a start are slower than the rest, and count for nothing. */
async function warmUp(browser: Browser, targets: Target[]): Promise<void> {
  for (const { page } of targets)
    await timePaints(browser, page('welcome', 'desktop'), profiles.desktop, 'brief');
}
