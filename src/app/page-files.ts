import { type PageFile, pageDataFile } from '../page-data.ts';

/** What the host has of the files beside the documents of pages. */
export type PageFiles = {
  /** @throws {TypeError | SyntaxError} where it has none, or cannot be reached. */
  fetch: (path: string) => Promise<PageFile>;
  /** The build that it has a page of; '' where it has no such page, undefined where it does not say. */
  hostedBuild: (path: string) => Promise<string | undefined>;
};

/** The files of the pages of a site that is served from `base`. */
export function createPageFiles(base: string): PageFiles {
  const ask = (path: string, options?: RequestInit) =>
    fetch(`${base}${path && `${path}/`}${pageDataFile}`, options);
  return {
    fetch: async (path) => (await ask(path)).json(),
    hostedBuild: async (path) => {
      try {
        // A host may let the browser keep the file of the build before for a while.
        const response = await ask(path, { cache: 'no-cache' });
        return response.status < 500 ? (await response.json()).build : undefined;
      } catch (error) {
        // A document in the place of the file; else there is no line, as the browser has logged.
        return error instanceof SyntaxError ? '' : undefined;
      }
    },
  };
}
