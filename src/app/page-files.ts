import { type PageFile, pageDataFile } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** Returns the path of the page at a URL; undefined for a URL outside of the site. */
export const pathOf = (address: string) => pagePath(address, import.meta.env.PAGES_URL);

/** Returns the URL of a page's data file. */
const pageDataUrl = (path: string) =>
  `${import.meta.env.PAGES_URL}${path && `${path}/`}${pageDataFile}`;

/**
 * Fetches the data file of a page. Returns null if the file is missing, and undefined if the host fails
 * or is out of reach. With `no-cache`, the browser asks the host whether its cached file is still current.
 */
export async function fetchPageFile(path: string, cache: RequestCache = 'default') {
  try {
    const response = await fetch(pageDataUrl(path), { cache });
    if (response.status >= 500) return undefined;
    const file: unknown = await response.json();
    return isPageFile(file) ? file : null;
  } catch (error) {
    // Some hosts respond with an HTML document if a file is missing. Parsing the document as JSON fails.
    // Any other error means that the host is out of reach. The browser has logged this error.
    return error instanceof SyntaxError ? null : undefined;
  }
}

function isPageFile(file: unknown): file is PageFile {
  return 'page' in Object(file);
}

/** Checks whether the style sheet failed to load. Without it, a page has only the document's inline styles. */
export function isStyleSheetMissing(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  // After some failures, browsers create a style sheet without rules, so the rules are counted.
  return link !== null && !link.sheet?.cssRules.length;
}

/** Loads the file of the display font for another page. A document embeds only the letters of its own page. */
export function loadHeadingFont({ headings }: PageFile): void {
  const request = headings && document.fonts.load(`1em "${headings.family}"`, headings.text);
  // If the request fails, the browser logs it, and shows the headings in the fallback font.
  void Promise.allSettled([request]);
}

/**
 * Reloads the document if a picture fails to load because a newer deployment has removed the picture's
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
    const file = await fetchPageFile(pathOf(location.href) ?? '', 'no-cache');
    if (file && file.build !== build) location.reload();
  };
  // The error event of a picture does not bubble, so the listener captures the event.
  document.addEventListener('error', check, true);
}
