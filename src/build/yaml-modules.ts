import type { Plugin } from 'vite';
import { lastGoodSiteFiles } from './last-good.ts';
import { contentFile, siteFile } from './owner-files.ts';
import { OwnerMistake } from './owner-mistake.ts';
import { collectPageData } from './page-data.ts';

/** The name vanilla-extract's own compiler finds this plugin by. */
export const yamlModulesName = 'vitrine:yaml-modules';

/** The module with everything the pages are made from, as the bundler knows it. */
export const pageDataId = '\0virtual:page-data';

/**
 * Turns the owner's files into modules: the checked configuration for the style sheets, under its
 * real path, by which vanilla-extract knows what to build anew; and all data for the pages.
 */
export function yamlModules({ strict }: { strict: boolean }): Plugin {
  let base = '/';
  return {
    name: yamlModulesName,
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    resolveId: {
      filter: { id: /^virtual:page-data$/ },
      handler: () => pageDataId,
    },
    load: {
      filter: { id: /virtual:page-data$/ },
      async handler() {
        for (const file of [siteFile, contentFile]) this.addWatchFile(file);
        const warn = (message: string) => this.warn(message);
        try {
          const siteFiles = lastGoodSiteFiles();
          return toModule(await collectPageData({ ...siteFiles, strict, warn, base }));
        } catch (error) {
          if (!(error instanceof OwnerMistake)) throw error;
          return this.error(describe(error, siteFile));
        }
      },
    },
    transform: {
      filter: { id: /\.yaml$/ },
      handler(_, id) {
        if (id !== siteFile) return undefined;
        try {
          return toModule(lastGoodSiteFiles().site);
        } catch (error) {
          if (!(error instanceof OwnerMistake)) throw error;
          return this.error(describe(error, id));
        }
      },
    },
  };
}

/** JSON is script, but for `__proto__`, which a script would take for the prototype. */
function toModule(value: unknown) {
  const json = JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
  return { code: `export default ${json}`, map: null, moduleType: 'js' };
}

/** As an error of the bundler: the overlay of the dev server shows place and frame. */
function describe({ message, problems }: OwnerMistake, id: string) {
  const [first] = problems;
  const loc = { file: id, line: first?.line ?? 1, column: first?.column ?? 1 };
  return { message, id, loc, frame: first?.codeFrame ?? '', stack: '' };
}
