import { animate } from 'motion/mini';
import { prefersReducedMotion } from '../browser/preferences.ts';
import type { Movement } from '../config/animation.ts';
import { easing, faintest } from './easing.ts';
import { firstScreen, takeTurns, type Whereabouts } from './row-schedule.ts';
import { offsetTransform } from './start-keyframe.ts';

/** How far below the screen a row starts already, as a share of the screen's height. */
const ahead = 0.15;

type Row = { place: Element; start: number; give: (start: number) => void; giveUp: () => void };

type Options = {
  movement: Movement;
  /** Between two rows, in ms. */
  interval: number;
  /** Ends it all. */
  signal: AbortSignal;
};

/**
 * The rows of a list that come into view later enter one after the other. A row is visible while it
 * waits below the screen, and left alone once it was passed, as is one that is in view already.
 * Turns are set on the document's timeline: with timers they would drift apart.
 */
export function createStagger(list: Element, { movement, interval, signal }: Options): void {
  const places = [...list.children];
  const later = places.slice(firstScreen).map((place) => createRow(place, movement));
  const where = whereabouts(later);
  let waiting = later.filter((_, index) => where[index] === 'below');
  let last = lastOfFirstScreen(places);

  const plan = () => {
    if (waiting.length === 0 || prefersReducedMotion()) return;
    const now = timelineNow();
    for (const { start } of waiting) if (start <= now) last = Math.max(last, start);
    waiting = waiting.filter(({ start }) => start > now);
    const turns = takeTurns(whereabouts(waiting), now, last, interval);
    waiting = waiting.filter((row, index) => {
      const turn = turns[index];
      if (typeof turn === 'object') row.give(turn.start);
      else row.giveUp();
      return turn !== 'is there';
    });
  };

  window.addEventListener('scroll', plan, { passive: true, signal });
  window.addEventListener('resize', plan, { passive: true, signal });
  window.addEventListener('focusin', plan, { signal });
}
function createRow(place: Element, movement: Movement): Row {
  const mover = place.firstElementChild;
  let animation: ReturnType<typeof animate> | undefined;
  const row: Row = {
    place,
    start: Number.POSITIVE_INFINITY,
    give(start) {
      if (!mover) return;
      animation ??= animate(
        mover,
        { opacity: [faintest, 1], transform: [offsetTransform(movement), 'none'] },
        { duration: movement.duration / 1000, ease: easing },
      );
      for (const each of mover.getAnimations()) each.startTime = start;
      row.start = start;
    },
    giveUp() {
      animation?.cancel();
      animation = undefined;
      row.start = Number.POSITIVE_INFINITY;
    },
  };
  return row;
}

/** Rows stand in document order: after the first one below the screen, all are. */
function whereabouts(rows: readonly Row[]): Whereabouts[] {
  const edge = window.innerHeight * (1 + ahead);
  let below = false;
  return rows.map(({ place }) => {
    if (below) return 'below';
    const { top, bottom } = place.getBoundingClientRect();
    below = top >= edge;
    if (below) return 'below';
    return bottom <= 0 || place.contains(document.activeElement) ? 'above' : 'in view';
  });
}

/** When the last row that CSS plays starts, so that the first one after it keeps the distance. */
function lastOfFirstScreen(places: readonly Element[]): number {
  const [animation] = places[firstScreen - 1]?.firstElementChild?.getAnimations() ?? [];
  if (!animation) return Number.NEGATIVE_INFINITY;
  const delay = animation.effect?.getTiming().delay ?? 0;
  return Number(animation.startTime ?? timelineNow()) + delay;
}

function timelineNow(): number {
  return Number(document.timeline.currentTime);
}
