import { animate } from 'motion/mini';
import { prefersReducedMotion } from '../browser/preferences.ts';
import { longestWait, rowInterval, rowMovement } from './entrance.css.ts';
import { firstScreenRows, laterRowEasing, startKeyframe } from './movement.ts';

/** How far below the screen a row may start already, as a share of the screen's height. */
const startMargin = 0.15;

/**
 * Lets the rows of a list that come into view later enter one after the other, until the signal is
 * aborted. A row below the screen is visible while it waits; a row that is in view already, or was
 * scrolled past, stays as it is. Starts are set on the document's timeline, because the intervals of
 * timers vary.
 */
export function staggerRows(list: Element, signal: AbortSignal): void {
  const first = [...(list.firstElementChild?.children ?? [])];
  let lastStart = lastStartOfFirstScreen(first);
  /** The last row that has been on the screen or was scrolled past. */
  let reached = first[firstScreenRows - 1] ?? null;
  let newest = newestRow(list);

  /** The rows that have come onto the screen since the last time. */
  const arrivals = () => {
    const { rows, last } = rowsAboveEdge(list);
    const before = reached;
    if (isAfter(last, reached)) reached = last;
    return rows.filter((row) => isAfter(row, before));
  };
  arrivals();

  const update = () => {
    if (prefersReducedMotion()) return;
    enterSoon(list);
    const entering = arrivals().filter((row) => {
      const isPassed = row.getBoundingClientRect().bottom <= 0;
      // A visitor may have seen rows that were added since, and is looking at the row that has the focus.
      return !isPassed && !isAfter(row, newest) && !row.contains(document.activeElement);
    });
    newest = newestRow(list);
    const starts = scheduleRows(entering.length, timelineNow(), lastStart);
    lastStart = starts.at(-1) ?? lastStart;
    for (const [index, row] of entering.entries()) enterAt(row, Number(starts[index]));
  };

  // A visitor may have scrolled already.
  enterSoon(list);
  window.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener('resize', update, { passive: true, signal });
}

function enterAt({ firstElementChild: content }: Element, start: number): void {
  if (!content) return;
  const { opacity, transform } = startKeyframe(rowMovement);
  animate(
    content,
    { opacity: [opacity, 1], transform: [transform, 'none'] },
    { duration: rowMovement.duration / 1000, ease: laterRowEasing },
  );
  for (const each of content.getAnimations()) each.startTime = start;
}

/**
 * When rows that have come into view start: one interval apart, none before `now` and none sooner
 * than an interval after `lastStart`, the start of the row before them. Rows that come faster than
 * their turns would keep a reader waiting, and enter together. Times are in ms.
 */
export function scheduleRows(
  count: number,
  now: number,
  lastStart: number,
  { interval, wait } = { interval: rowInterval, wait: longestWait },
): number[] {
  const first = Math.max(now, lastStart + interval);
  return Array.from({ length: count }, (_, index) =>
    Math.min(first + index * interval, now + wait),
  );
}

/**
 * Shortens the wait of the rows of the first screen that a visitor has scrolled to, and of those before
 * them: their turns can be seconds away. Rows that were in view without scrolling keep their turns.
 */
function enterSoon(list: Element): void {
  const entrances = list.getAnimations({ subtree: true });
  const last = entrances.findLastIndex(({ effect }) => {
    const row = effect instanceof KeyframeEffect && effect.target?.parentElement;
    const { top } = (row || list).getBoundingClientRect();
    return top < innerHeight && top + scrollY >= innerHeight;
  });
  const latest = timelineNow() + longestWait;
  for (const entrance of entrances.slice(0, last + 1)) {
    const delay = entrance.effect?.getTiming().delay ?? 0;
    entrance.startTime = Math.min(Number(entrance.startTime), latest - delay);
  }
}

/**
 * The rows on the screen, with others of the same lists above it, and the last row that is not below
 * the screen. Lists that are off the screen are not measured inside, since they are not laid out.
 */
function rowsAboveEdge(list: Element): { rows: Element[]; last: Element | null } {
  const edge = window.innerHeight * (1 + startMargin);
  const isAboveEdge = (element: Element) => element.getBoundingClientRect().top < edge;
  const parts = [...list.children].filter(isAboveEdge);
  const rows = parts
    .filter((part) => part.getBoundingClientRect().bottom > 0)
    .flatMap((part) => [...part.children].filter(isAboveEdge));
  return { rows, last: rows.at(-1) ?? parts.at(-1)?.lastElementChild ?? null };
}

function newestRow(list: Element): Element | null {
  return list.lastElementChild?.lastElementChild ?? null;
}

function isAfter(row: Element | null, other: Element | null): boolean {
  if (!row || !other) return false;
  return (other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** When the last row that CSS animates starts, so that the next one keeps the interval to it. */
function lastStartOfFirstScreen(rows: readonly Element[]): number {
  const [animation] = rows[firstScreenRows - 1]?.firstElementChild?.getAnimations() ?? [];
  if (!animation) return Number.NEGATIVE_INFINITY;
  const delay = animation.effect?.getTiming().delay ?? 0;
  return Number(animation.startTime ?? timelineNow()) + delay;
}

function timelineNow(): number {
  return Number(document.timeline.currentTime);
}
