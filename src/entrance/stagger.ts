import { animate } from 'motion/mini';
import { prefersReducedMotion } from '../browser/preferences.ts';
import type { Movement } from '../config/animation.ts';
import { rowEasing } from './easing.ts';
import { firstScreenRows } from './first-screen.ts';
import { type RowPosition, scheduleRows } from './row-schedule.ts';
import { startKeyframe } from './start-keyframe.ts';

/** How far below the screen a row may start already, as a share of the screen's height. */
const startMargin = 0.15;

type Row = {
  element: Element;
  start: number;
  schedule: (start: number) => void;
  cancel: () => void;
};

type Options = {
  movement: Movement;
  /** Between two rows, in ms. */
  interval: number;
  /** Removes the listeners when it is aborted. */
  signal: AbortSignal;
};

/**
 * Lets the rows of a list that come into view later enter one after the other. A row below the
 * screen is visible while it waits; a row that is in view already, or was scrolled past, stays as
 * it is. Starts are set on the document's timeline, because the intervals of timers vary.
 */
export function staggerRows(list: Element, { movement, interval, signal }: Options): void {
  const elements = [...list.children];
  const later = elements.slice(firstScreenRows).map((element) => createRow(element, movement));
  const positions = rowPositions(later);
  let waiting = later.filter((_, index) => positions[index] === 'below');
  let lastStart = lastStartOfFirstScreen(elements);

  const update = () => {
    if (waiting.length === 0 || prefersReducedMotion()) return;
    const now = timelineNow();
    for (const { start } of waiting) if (start <= now) lastStart = Math.max(lastStart, start);
    waiting = waiting.filter(({ start }) => start > now);
    const schedule = scheduleRows(rowPositions(waiting), now, lastStart, interval);
    waiting = waiting.filter((row, index) => {
      const scheduled = schedule[index];
      if (typeof scheduled === 'object') row.schedule(scheduled.start);
      else row.cancel();
      return scheduled !== 'shown';
    });
  };

  window.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener('resize', update, { passive: true, signal });
  window.addEventListener('focusin', update, { signal });
}

function createRow(element: Element, movement: Movement): Row {
  const content = element.firstElementChild;
  const { opacity, transform } = startKeyframe(movement);
  let animation: ReturnType<typeof animate> | undefined;
  const row: Row = {
    element,
    start: Number.POSITIVE_INFINITY,
    schedule(start) {
      if (!content) return;
      animation ??= animate(
        content,
        { opacity: [opacity, 1], transform: [transform, 'none'] },
        { duration: movement.duration / 1000, ease: rowEasing },
      );
      for (const each of content.getAnimations()) each.startTime = start;
      row.start = start;
    },
    cancel() {
      animation?.cancel();
      animation = undefined;
      row.start = Number.POSITIVE_INFINITY;
    },
  };
  return row;
}

/** Rows are in document order, so those after the first one below the screen need no measuring. */
function rowPositions(rows: readonly Row[]): RowPosition[] {
  const edge = window.innerHeight * (1 + startMargin);
  let below = false;
  return rows.map(({ element }) => {
    if (below) return 'below';
    const { top, bottom } = element.getBoundingClientRect();
    below = top >= edge;
    if (below) return 'below';
    return bottom <= 0 || element.contains(document.activeElement) ? 'above' : 'in view';
  });
}

/** When the last row that CSS animates starts, so that the next one keeps the interval to it. */
function lastStartOfFirstScreen(elements: readonly Element[]): number {
  const [animation] = elements[firstScreenRows - 1]?.firstElementChild?.getAnimations() ?? [];
  if (!animation) return Number.NEGATIVE_INFINITY;
  const delay = animation.effect?.getTiming().delay ?? 0;
  return Number(animation.startTime ?? timelineNow()) + delay;
}

function timelineNow(): number {
  return Number(document.timeline.currentTime);
}
