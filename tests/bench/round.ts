import type { Browser } from 'playwright';
import { waitForIdle } from './idle.ts';
import type { PageName } from './pages.ts';
import { type ProfileName, profiles } from './profiles.ts';
import { median, medianIfAny } from './statistics.ts';
import type { Target, TargetPage } from './targets.ts';
import { type InteractionTiming, timeInteraction } from './time-interaction.ts';
import { type Timing, timePaints } from './time-paints.ts';
import { timeReadable } from './time-readable.ts';

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

/** Visits a page of every target, all of them once before any is visited again. */
export async function visitInTurn(
  browser: Browser,
  targets: readonly Target[],
  { page, profile, idleWait }: Turn,
): Promise<Map<string, Round>> {
  const device = profiles[profile];
  const visited = targets.map(({ name, page: pageOf }) => ({ name, page: pageOf(page, profile) }));
  const idle = new Map<string, number[]>();
  const inTurn = async <Result>(times: number, visit: (page: TargetPage) => Promise<Result>) => {
    const results = new Map<string, Result[]>();
    for (let time = 0; time < times; time += 1) {
      for (const { name, page } of visited) {
        append(idle, name, await waitForIdle(idleWait));
        append(results, name, await visit(page));
      }
    }
    return results;
  };

  const whole = await inTurn(1, (page) => timePaints(browser, page, device, 'whole'));
  const brief = await inTurn(often - 1, (page) => timePaints(browser, page, device, 'brief'));
  const readable = await inTurn(1, (page) => timeReadable(browser, page, device, false));
  const reducedMotion = await inTurn(often, (page) => timeReadable(browser, page, device, true));
  const pressed = visited.some(({ page }) => page.interaction);
  const answers = await inTurn(pressed ? often : 0, (page) =>
    timeInteraction(browser, page, device),
  );

  const roundOf = (name: string): Round => ({
    paints: middleTiming([...found(whole, name), ...found(brief, name)]),
    readable: median(found(readable, name)),
    readableReducedMotion: median(found(reducedMotion, name)),
    answer: middleInteraction((answers.get(name) ?? []).filter((answer) => answer !== undefined)),
    idle: Math.min(...found(idle, name)),
  });
  return new Map(visited.map(({ name }) => [name, roundOf(name)]));
}

/** The medians of what varies from visit to visit; the rest as the first and longest one saw it. */
function middleTiming(all: readonly Timing[]): Timing {
  const [first] = all;
  if (!first) throw new Error('The page was not visited');
  return {
    ...first,
    firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(all.map(({ largestPaint }) => largestPaint)),
    video: medianIfAny(all.map(({ video }) => video)),
    fonts: medianIfAny(all.map(({ fonts }) => fonts)),
    blocking: median(all.map(({ blocking }) => blocking)),
    longest: median(all.map(({ longest }) => longest)),
  };
}

function middleInteraction(all: readonly InteractionTiming[]): InteractionTiming | undefined {
  if (all.length === 0) return undefined;
  return {
    answered: median(all.map(({ answered }) => answered)),
    afterPaint: median(all.map(({ afterPaint }) => afterPaint)),
    afterPress: median(all.map(({ afterPress }) => afterPress)),
  };
}

function append<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const values = map.get(name);
  if (values) values.push(value);
  else map.set(name, [value]);
}

function found<Value>(map: Map<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`"${name}" was not visited`);
  return value;
}
