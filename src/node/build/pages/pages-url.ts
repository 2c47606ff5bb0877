import type { Plugin } from 'vite';
import { lastGoodSiteFiles } from '../../files/site-files/site-files.ts';
import { hasLongTexts } from './long-texts.ts';
import { hasCovers } from './neighbours.ts';

/**
 * What pages of any language ask for theirs: browsers the document, and Node the page that is being rendered. The page
 * of an error has none.
 */
const byDocument = (base: string) =>
  `(globalThis.document?.documentElement.dataset.pages ?? globalThis.pagesUrl ?? ${JSON.stringify(base)})`;

/**
 * Creates a plugin that tells the script of pages the path that those of a language follow. A site in one language has
 * one path, and its script holds nothing that is only for several, or for long texts or covers if it has none.
 */
export function pagesUrl(): Plugin {
  return {
    name: 'vitrine:pages-url',
    config: async ({ base = '/' }, { command }) => {
      // In development, any edit may add a language or a long text.
      const built = command === 'build' ? await lastGoodSiteFiles() : undefined;
      const isOne = built?.translations.length === 0;
      const isLong = !built || hasLongTexts([built, ...built.translations]);
      return {
        define: {
          'import.meta.env.PAGES_URL': isOne ? JSON.stringify(base) : byDocument(base),
          'import.meta.env.LANGUAGES': String(!isOne),
          'import.meta.env.LONG_TEXTS': String(isLong),
          'import.meta.env.COVERS': String(
            !built || [built, ...built.translations].some(hasCovers),
          ),
        },
      };
    },
  };
}
