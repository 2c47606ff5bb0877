import type { Page } from 'playwright/test';

/**
 * Takes away the time limits of the pages that are opened from now on: for a visitor, a page hides the buttons that
 * need its script after four seconds of loading, and gives up loading data after eight. On a busy machine, a test may
 * not come to press a button, or to answer a request, before that.
 */
export const removeTimeLimits = (page: Page) =>
  page.addInitScript((shortestLimit) => {
    const start = window.setTimeout;
    const startUnlessLimit = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms < shortestLimit ? start(run, ms, ...values) : 0;
    Object.assign(window, { setTimeout: startUnlessLimit });
    // Before its script runs, the page hides the buttons by a transition that lasts as long as the limit.
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName !== 'visibility' || !(target instanceof Element)) return;
      for (const transition of target.getAnimations()) transition.pause();
    });
  }, 4_000);
