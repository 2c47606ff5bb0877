type Click = { button: HTMLButtonElement; time: number };

/** The longest time in ms between `pointerdown` and the click that follows. */
const maxPressDuration = 1000;

/** Records clicks on buttons until the page's script is ready to handle clicks. */
export function queueClicks(root: Document) {
  const clicks: Click[] = [];
  let firstPress: Click | undefined;
  const onClick = ({ target, timeStamp }: Event) => {
    const button = buttonOf(target);
    if (button) clicks.push({ button, time: timeStamp });
  };
  root.addEventListener('click', onClick);
  const stopObserving = observeFirstInput((target, time) => {
    const button = buttonOf(target);
    if (button) firstPress = { button, time };
  });
  return {
    /** Stops recording, since the page's script handles clicks from now on. */
    stop: () => {
      root.removeEventListener('click', onClick);
      stopObserving();
    },
    /** Repeats the recorded clicks in their order. */
    replay: () => {
      // If the first press began before this script ran, but ended later, its click is recorded already.
      const isRecorded = clicks.some(
        ({ button, time }) =>
          button === firstPress?.button && time - firstPress.time < maxPressDuration,
      );
      if (!isRecorded) firstPress?.button.click();
      for (const { button } of clicks) button.click();
    },
  };
}

/** Returns the clicked button. Returns null for a button that opens a popover, which needs no script. */
function buttonOf(target: unknown): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.popoverTargetElement ? null : button;
}

/** Reports the first press on the page, of which browsers keep a record, if it came before this script ran. */
function observeFirstInput(report: (target: unknown, time: number) => void): () => void {
  const type = 'first-input';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime < now && 'target' in entry) report(entry.target, entry.startTime);
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
