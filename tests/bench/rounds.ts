import type { Browser } from 'playwright';
import { waitForIdle } from './idle.ts';
import { type InteractionTiming, timeInteraction } from './interaction.ts';
import { type Timing, timePaints } from './paints.ts';
import { timeReadable } from './readable.ts';
import { median, medianIfAny } from './statistics.ts';
import {
  type PageName,
  type ProfileName,
  profiles,
  type Target,
  type TargetPage,
} from './targets.ts';

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

/**
 * How many visits of a kind make a round. A paint falls into a frame of 16 ms, which are six points
 * of a ratio: a single visit says nothing of a limit of ten.
 */
const often = 4;

/** What one round of visits says of a page. */
export type Round = {
  paints: Timing;
  readable: number;
  readableReducedMotion: number;
  /** Nothing where no button is pressed. */
  answer: InteractionTiming | undefined;
  idle: number;
};

type Turn = { page: PageName; profile: ProfileName; idleWait: number };

/** A page of a target, and what its visits of this round have measured. */
type Visits = {
  name: string;
  page: TargetPage;
  idle: number[];
  paints: Timing[];
  readable: number[];
  readableReducedMotion: number[];
  answers: InteractionTiming[];
};

/** Visits a page of every target, all of them once before any is visited again. */
async function visitInTurn(
  browser: Browser,
  targets: readonly Target[],
  { page, profile, idleWait }: Turn,
): Promise<Map<string, Round>> {
  const device = profiles[profile];
  const all = targets.map((target): Visits => {
    const none = { idle: [], paints: [], readable: [], readableReducedMotion: [], answers: [] };
    return { name: target.name, page: target.page(page, profile), ...none };
  });
  const inTurn = async (times: number, visit: (visits: Visits) => Promise<unknown>) => {
    for (let time = 0; time < times; time += 1) {
      for (const each of all) {
        each.idle.push(await waitForIdle(idleWait));
        await visit(each);
      }
    }
  };
  // The first visit is the longest: what does not vary from visit to visit is as it saw it.
  for (const [times, length] of [
    [1, 'whole'],
    [often - 1, 'brief'],
  ] as const)
    await inTurn(times, async ({ page, paints }) =>
      paints.push(await timePaints(browser, page, device, length)),
    );
  await inTurn(1, async ({ page, readable }) =>
    readable.push(await timeReadable(browser, page, device, false)),
  );
  await inTurn(often, async ({ page, readableReducedMotion }) =>
    readableReducedMotion.push(await timeReadable(browser, page, device, true)),
  );
  await inTurn(all.some((each) => each.page.interaction) ? often : 0, async ({ page, answers }) => {
    const answer = await timeInteraction(browser, page, device);
    if (answer) answers.push(answer);
  });
  return new Map(all.map((each) => [each.name, roundOf(each)]));
}

/** The medians of what varies from visit to visit. */
function roundOf({ idle, paints, readable, readableReducedMotion, answers }: Visits): Round {
  const [first] = paints;
  if (!first) throw new Error('The page was not visited');
  const paintsOf = (key: 'firstPaint' | 'largestPaint' | 'blocking' | 'longest') =>
    median(paints.map((each) => each[key]));
  const answersOf = (key: keyof InteractionTiming) => median(answers.map((each) => each[key]));
  return {
    paints: {
      ...first,
      firstPaint: paintsOf('firstPaint'),
      largestPaint: paintsOf('largestPaint'),
      video: medianIfAny(paints.map(({ video }) => video)),
      fonts: medianIfAny(paints.map(({ fonts }) => fonts)),
      blocking: paintsOf('blocking'),
      longest: paintsOf('longest'),
    },
    readable: median(readable),
    readableReducedMotion: median(readableReducedMotion),
    answer:
      answers.length === 0
        ? undefined
        : {
            answered: answersOf('answered'),
            afterPaint: answersOf('afterPaint'),
            afterPress: answersOf('afterPress'),
          },
    idle: Math.min(...idle),
  };
}
