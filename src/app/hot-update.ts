import type { ViteHotContext } from 'vite/types/hot.js';
import { type Edit, editEvent, listeningEvent } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** Shows an edit on the page as it stands. */
type Show = (edit: Edit) => Promise<void>;

/** The edits of the owner's files, for a page that may not have started yet. */
export type Edits = { show: (show: Show) => void };

/**
 * Development only: hears of every edit from the first module on, and hands it over once the page
 * has started.
 */
export function listenForEdits(hot: ViteHotContext): Edits {
  let waiting: Edit | undefined;
  let show: Show = async (edit) => {
    waiting = edit;
  };
  hot.on(editEvent, async (edit: Edit) => {
    // Vite reloads a page whose first update finds an overlay, so it must not find one.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    const styles = document.querySelector('style');
    if (edit.css !== undefined && styles) styles.textContent = edit.css;
    await show(edit);
  });
  hot.send(listeningEvent);
  return {
    show: (shown) => {
      show = shown;
      if (waiting) void show(waiting);
    },
  };
}

/** The new path of the page on the screen, where an edit has given it another one. */
export function renamedPath(before: readonly string[], after: readonly string[]) {
  const path = pagePath(location.pathname, import.meta.env.BASE_URL);
  if (after.includes(path) || before.length !== after.length) return undefined;
  return after[before.indexOf(path)];
}
