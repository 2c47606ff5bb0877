import type { ViteHotContext } from 'vite/types/hot.js';
import { type Edit, editEvent, listeningEvent } from '../edit-event.ts';
import { pagePath } from '../shared/page-path.ts';

/** Shows an edit without reloading the page. */
type Show = (edit: Edit) => Promise<void>;

/** The edits of the owner's files. */
export type Edits = {
  /** Sets what shows them; the last one that came before is shown at once. */
  show: (show: Show) => void;
};

/** Development only: listens for edits from the first module on, before the page has started. */
export function listenForEdits(hot: ViteHotContext): Edits {
  let pending: Edit | undefined;
  let show: Show = async (edit) => {
    pending = edit;
  };
  hot.on(editEvent, async (edit: Edit) => {
    // Vite reloads a page whose first update finds an overlay.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    const styles = document.querySelector('style');
    if (edit.css !== undefined && styles) styles.textContent = edit.css;
    await show(edit);
  });
  hot.send(listeningEvent);
  return {
    show: (given) => {
      show = given;
      if (pending) void show(pending);
    },
  };
}

/** The new path of the page on the screen, if an edit has renamed it. */
export function renamedPath(before: readonly string[], after: readonly string[]) {
  const path = pagePath(location.pathname, import.meta.env.BASE_URL);
  if (after.includes(path) || before.length !== after.length) return undefined;
  return after[before.indexOf(path)];
}
