import type { PageFile } from '../page-data.ts';
import { pageDataUrl } from './site-addresses.ts';

/**
 * Asks the host for the file of a page; null where it has none, undefined where it does not say. The
 * browser may keep a file for a while: `no-cache` has the host confirm it.
 */
export async function askForPage(path: string, cache: RequestCache = 'default') {
  try {
    const response = await fetch(pageDataUrl(path), { cache });
    if (response.status >= 500) return undefined;
    const file: unknown = await response.json();
    return isPageFile(file) ? file : null;
  } catch (error) {
    // A document in the place of the file is no JSON; any other error is that the host is out of reach,
    // which the browser has logged.
    return error instanceof SyntaxError ? null : undefined;
  }
}

function isPageFile(file: unknown): file is PageFile {
  return 'styles' in Object(file);
}

/**
 * Adds the styles of section types that the document does not hold, each once. As constructed sheets,
 * since the policy allows no style element but those of the build.
 */
export function createStyleAdopter(present: readonly string[]) {
  const known = new Set(present);
  return (styles: PageFile['styles']): void => {
    for (const [type, css] of Object.entries(styles)) {
      if (known.has(type)) continue;
      known.add(type);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }
  };
}
