type Click = { button: HTMLButtonElement; time: number };

/** The longest time from the pointer's going down to the click of the same press, in ms. */
const maxPressDuration = 1000;

/** Records the clicks on buttons, for a page whose script does not answer yet. */
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
    /** Stops recording: from now on the page's script gets the clicks itself. */
    stop: () => {
      root.removeEventListener('click', onClick);
      stopObserving();
    },
    /** Repeats the recorded clicks, in order. */
    replay: () => {
      // The pointer may have gone down before this script ran, and its click have come after.
      const isRecorded = clicks.some(
        ({ button, time }) =>
          button === firstPress?.button && time - firstPress.time < maxPressDuration,
      );
      if (!isRecorded) firstPress?.button.click();
      for (const { button } of clicks) button.click();
    },
  };
}

/** The button that was clicked; null for one that opens a popover, which needs no script. */
function buttonOf(target: unknown): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.popoverTargetElement ? null : button;
}

/** Reports the first press on the page if it came before this script; the browser has recorded it. */
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
