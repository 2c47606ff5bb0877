import { askForPage } from './page-files.ts';
import { pathOf } from './site-addresses.ts';

/**
 * Reloads the document if a picture fails to load because a newer deploy has removed the picture's
 * file. Checks each page once. Does not check a reloaded document, since a host that mixes the files
 * of two builds would make it reload without end.
 */
export function reloadWhenPicturesAreGone(build: string): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isReloaded = visit && 'type' in visit && visit.type === 'reload';
  let asked = isReloaded ? location.href : '';
  const check = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || asked === location.href) return;
    asked = location.href;
    const file = await askForPage(pathOf(location.href) ?? '', 'no-cache');
    if (file && file.build !== build) location.reload();
  };
  // The error event of a picture does not bubble, so the listener captures the event.
  document.addEventListener('error', check, true);
}
