import { type DocumentData, type PageFile, pageDataFile } from '../page-data.ts';

/** How long the host may take to confirm a page, and how long that counts, in ms. */
export const confirmation = 1_000;

/** The files of the pages of a site that is served from `base`, of the same build as the document. */
export function createPageFiles({ build }: Pick<DocumentData, 'build'>, base: string) {
  const ask = (path: string, cache?: RequestCache) =>
    askForFile(`${base}${path && `${path}/`}${pageDataFile}`, cache);
  return {
    /** @throws {Error} where the host has none of this build, or cannot be reached. */
    fetch: async (path: string): Promise<PageFile> => {
      const file = await ask(path);
      if (file?.build !== build) throw new Error(path);
      return file;
    },
    /** @throws {Error} where the host says in time that it has the page no more, or of another build. */
    confirm: async (path: string): Promise<void> => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, confirmation));
      const file = await Promise.race([ask(path, 'no-cache'), late]);
      if (file !== undefined && file?.build !== build) throw new Error(path);
    },
    /** Whether the host has a page of another build. Where it has none, a new document shows nothing. */
    isOutdated: async (path: string): Promise<boolean> => {
      const file = await ask(path, 'no-cache');
      return file ? file.build !== build : false;
    },
  };
}

/**
 * Asks the host for the file of a page; null where it has none, undefined where it does not say. The
 * browser may keep a file for a while: `no-cache` has the host confirm it.
 */
async function askForFile(url: string, cache: RequestCache = 'default') {
  try {
    const response = await fetch(url, { cache });
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
