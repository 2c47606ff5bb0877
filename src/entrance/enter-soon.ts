/**
 * Lets the rows of a list that a visitor has scrolled to start in `longestWait` ms at most, and those
 * before them: the turns of a first screen can be seconds away. Rows that were on the first screen
 * keep their turns until then.
 */
export function enterSoon(list: Element, longestWait: number): void {
  const entrances = list.getAnimations({ subtree: true });
  const last = entrances.findLastIndex(({ effect }) => {
    const row = effect instanceof KeyframeEffect && effect.target?.parentElement;
    const { top } = (row || list).getBoundingClientRect();
    return top < innerHeight && top + scrollY >= innerHeight;
  });
  const latest = Number(document.timeline.currentTime) + longestWait;
  for (const entrance of entrances.slice(0, last + 1)) {
    const delay = entrance.effect?.getTiming().delay ?? 0;
    entrance.startTime = Math.min(Number(entrance.startTime), latest - delay);
  }
}
