import type { ViteHotContext } from 'vite/types/hot.js';
import {
  type Edit,
  editEvent,
  listeningEvent,
  type StyleEdit,
  stylesEvent,
} from '../edit-event.ts';
import { pageDataUrl, pathOf } from './site-addresses.ts';

/** Shows an edit of the owner's files without reloading the page. */
type Show = (edit: Edit) => Promise<void>;

/** Takes the function that shows edits, once the page has started. */
export type Edits = (show: Show) => void;

/** Listens for edits before the page has started, so that none is missed. Runs in development only. */
export function listenForEdits(hot: ViteHotContext): Edits {
  let start: Edits = () => {};
  const started = new Promise<Show>((resolve) => {
    start = resolve;
  });
  hot.on(editEvent, async (edit: Edit) => {
    if (isOutdated(edit)) return;
    // If an error overlay is open at the first update, Vite reloads the page, so overlays are removed before.
    for (const overlay of overlays()) overlay.remove();
    const show = await started;
    if (!isOutdated(edit)) await show(edit);
  });
  hot.on(stylesEvent, showStyles);
  hot.on('vite:afterUpdate', reloadWhereFaulty);
  hot.send(listeningEvent);
  return start;
}

const overlays = () => document.querySelectorAll('vite-error-overlay');

/** If the document was loaded with an error overlay, the document is newer than any edit that is sent again. */
const isOutdated = ({ isRepeated }: Edit) => isRepeated === true && overlays().length > 0;

function showStyles({ css, isRepeated }: StyleEdit): void {
  const styles = document.querySelector('style');
  // In the gallery, a query in the URL changes the styles of the document, so the edit's styles do not fit it.
  const isAdapted = location.search !== '';
  if (isAdapted && !isRepeated) location.reload();
  else if (!isAdapted && styles && styles.textContent !== css) styles.textContent = css;
}

/** Reloads a page that the dev server can no longer render, since the reloaded document shows the error. */
async function reloadWhereFaulty(): Promise<void> {
  const { ok } = await fetch(pageDataUrl(pathOf(location.href) ?? ''));
  if (!ok) location.reload();
}

/**
 * Shows an error of a section's view in Vite's error overlay, until the next edit. React renders a
 * failing view more than once, so a second error is ignored while the first is shown.
 */
export function showFault(type: string, error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay || overlays().length > 0) return;
  const cause = error instanceof Error ? error : new Error(String(error));
  const view = `src/sections/${type}/view.tsx`;
  const message = `${view}  section "${type}", page ${location.pathname}\n  ${cause.name}: ${cause.message}`;
  document.body.append(new Overlay({ message, stack: cause.stack, plugin: 'vitrine' }));
}

const keys = new Map<string, string>();

/** Returns a page's React key, its first path. When an edit changes the path, the key stays the same. */
export const pageKey = (path: string) => keys.get(path) ?? path;

/** Moves a page's key to its new path. The keys are swapped, since another page may get the old path. */
export function keepPageKey(from: string, to: string): void {
  const [key, other] = [pageKey(from), pageKey(to)];
  keys.set(to, key).set(from, other);
}
