import type { ViteHotContext } from 'vite/types/hot.js';
import {
  type Edit,
  editEvent,
  listeningEvent,
  type StyleEdit,
  stylesEvent,
} from '../edit-event.ts';
import { pageDataUrl, pathOf } from './site-addresses.ts';

/** Shows an edit without reloading the page. */
type Show = (edit: Edit) => Promise<void>;

/** The edits of the owner's files: takes what shows them, once the page has started. */
export type Edits = (show: Show) => void;

/** Development only: listens for edits from the first module on, before the page has started. */
export function listenForEdits(hot: ViteHotContext): Edits {
  let start: Edits = () => {};
  const started = new Promise<Show>((resolve) => {
    start = resolve;
  });
  hot.on(editEvent, async (edit: Edit) => {
    if (isOutdated(edit)) return;
    // Vite reloads a page whose first update finds an overlay.
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

/** An edit that is sent again is no newer than a document that was loaded with an error over it. */
const isOutdated = ({ isRepeated }: Edit) => isRepeated === true && overlays().length > 0;

function showStyles({ css, isRepeated }: StyleEdit): void {
  const styles = document.querySelector('style');
  // The gallery writes what its address asks for into the styles of its documents.
  const isAdapted = location.search !== '';
  if (isAdapted && !isRepeated) location.reload();
  else if (!isAdapted && styles && styles.textContent !== css) styles.textContent = css;
}

/** A page that the server cannot render any more is loaded anew: the server says what is wrong. */
async function reloadWhereFaulty(): Promise<void> {
  const { ok } = await fetch(pageDataUrl(pathOf(location.href) ?? ''));
  if (!ok) location.reload();
}

/**
 * Shows what the view of a section has thrown as Vite shows errors, until the next edit. An error that
 * is there already stays alone: React renders a view that throws more than once.
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

/** The key of a page in React: its first path, so that the page is the same when an edit renames it. */
export const pageKey = (path: string) => keys.get(path) ?? path;

/** Lets a page keep its key under its new path; the old path may become that of another page. */
export function keepPageKey(from: string, to: string): void {
  const [key, other] = [pageKey(from), pageKey(to)];
  keys.set(to, key).set(from, other);
}
