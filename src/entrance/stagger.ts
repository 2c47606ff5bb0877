import { animate } from 'motion/mini';
import { prefersReducedMotion } from '../browser/preferences.ts';
import { firstScreenRows, laterRowEasing } from './movement.ts';
import { longestWait, rowGesture, rowInterval } from './row-timing.css.ts';

/** Rows this far below the screen start their animation already. The distance is a share of the screen's height. */
const startMargin = 0.15;

/**
 * Animates the rows of a list one after another as they come into view, until the signal is aborted.
 * Rows that the visitor may have seen already are not animated. The start times are set on the
 * document's timeline, because timers are not exact.
 */
export function staggerRows(list: Element, signal: AbortSignal): void {
  let lastStart = Math.max(...entrancesIn(list).map(startOf));
  /** The last row that the visitor has reached by scrolling. */
  let reached = list.firstElementChild?.children[firstScreenRows - 1] ?? null;
  let newest = newestRow(list);

  /** Returns the rows that have come onto the screen since the last call. */
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
      // A row that was added meanwhile may already be visible, and the visitor looks at the focused row.
      // Such rows are not animated, since the start of the animation would hide them.
      return !isPassed && !isAfter(row, newest) && !row.contains(document.activeElement);
    });
    newest = newestRow(list);
    const starts = scheduleRows(entering.length, timelineNow(), lastStart);
    lastStart = starts.at(-1) ?? lastStart;
    for (const [index, row] of entering.entries()) enterAt(row, Number(starts[index]));
  };

  // The visitor may have scrolled before this script was loaded, so waiting rows are animated sooner.
  enterSoon(list);
  window.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener('resize', update, { passive: true, signal });
}

function enterAt({ firstElementChild: content }: Element, start: number): void {
  if (!content) return;
  const { duration, frames } = rowGesture;
  animate(content, frames, { duration: duration / 1000, ease: laterRowEasing });
  for (const each of content.getAnimations()) each.startTime = start;
}

/**
 * Returns the start times in ms of new rows on the screen. The times are one interval apart, the first
 * at `now` or one interval after `lastStart`, the start of the previous row. If the wait gets too long
 * for a reader, the rows start together.
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
 * Shortens the delays of rows that CSS animates, up to the last row that the visitor has scrolled to.
 * Some delays are several seconds long. Rows that are visible without scrolling keep their start times.
 */
function enterSoon(list: Element): void {
  const entrances = entrancesIn(list);
  const last = entrances.findLastIndex(({ effect }) => {
    const row = effect instanceof KeyframeEffect && effect.target?.parentElement;
    const { top } = (row || list).getBoundingClientRect();
    return top < innerHeight && top + scrollY >= innerHeight;
  });
  const latest = timelineNow() + longestWait;
  for (const entrance of entrances.slice(0, last + 1)) {
    const excess = startOf(entrance) - latest;
    if (excess > 0) entrance.currentTime = Number(entrance.currentTime) + excess;
  }
}

/**
 * Returns the rows of the lists on the screen, without rows below the screen, and the last row that is not
 * below the screen. Lists off the screen are not measured, since browsers would have to lay them out.
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

function entrancesIn(list: Element): Animation[] {
  return list.getAnimations({ subtree: true });
}

/** Returns the time in ms at which an animated row starts to move, after its delay. */
function startOf({ startTime, effect }: Animation): number {
  return Number(startTime ?? timelineNow()) + (effect?.getTiming().delay ?? 0);
}

function timelineNow(): number {
  return Number(document.timeline.currentTime);
}
