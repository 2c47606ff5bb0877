/** What remembers the presses of a page that cannot answer yet. */
export type PressMemory = {
  /** Stops listening: from now on somebody else answers. */
  stop: () => void;
  /** Carries out what was pressed, in order. */
  replay: () => void;
};

/** Remembers which buttons are pressed before the page can answer. */
export function rememberPresses(root: Document): PressMemory {
  const pressed: HTMLButtonElement[] = [];
  const remember = (target: unknown) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // The browser itself answers for a button that opens a popover.
    if (button && !button.popoverTargetElement) pressed.push(button);
  };
  const onClick = ({ target }: Event) => remember(target);
  root.addEventListener('click', onClick);
  const stopHearing = hearEarlierPress(remember);
  return {
    stop: () => {
      root.removeEventListener('click', onClick);
      stopHearing();
    },
    replay: () => {
      for (const button of pressed) button.click();
    },
  };
}

/** Hears of the first press of a page also where it came before this script: the browser keeps it. */
function hearEarlierPress(hear: (target: unknown) => void): () => void {
  const type = 'first-input';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime < now && 'target' in entry) hear(entry.target);
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
