/** What remembers the presses of a page that cannot answer yet. */
export type PressMemory = {
  /** Stops listening: from now on somebody else answers. */
  stop: () => void;
  /** Carries out what was pressed, in order. */
  replay: () => void;
};

type Press = { button: HTMLButtonElement; time: number };

/** How long a press may take from the pointer's going down to the click, in ms. */
const longestPress = 1000;

/** Remembers which buttons are pressed before the page can answer. */
export function rememberPresses(root: Document): PressMemory {
  const clicks: Press[] = [];
  let earlier: Press | undefined;
  const onClick = ({ target, timeStamp }: Event) => {
    const button = buttonOf(target);
    if (button) clicks.push({ button, time: timeStamp });
  };
  root.addEventListener('click', onClick);
  const stopHearing = hearEarlierPress((target, time) => {
    const button = buttonOf(target);
    if (button) earlier = { button, time };
  });
  return {
    stop: () => {
      root.removeEventListener('click', onClick);
      stopHearing();
    },
    replay: () => {
      // The click of a press that began before this script may have come after it.
      const isHeard = clicks.some(
        ({ button, time }) => button === earlier?.button && time - earlier.time < longestPress,
      );
      if (!isHeard) earlier?.button.click();
      for (const { button } of clicks) button.click();
    },
  };
}

/** The button that was pressed; none for one that opens a popover, which the browser itself answers. */
function buttonOf(target: unknown): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.popoverTargetElement ? null : button;
}

/** Hears of the first press of a page where it began before this script: the browser keeps it. */
function hearEarlierPress(hear: (target: unknown, time: number) => void): () => void {
  const type = 'first-input';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime < now && 'target' in entry) hear(entry.target, entry.startTime);
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
