import type { Plugin } from 'vite';
import { isRichText } from '../../../shared/rich-text.ts';
import { type Block, isPictureBlock } from '../../../shared/text-blocks.ts';
import type { SectionConfig } from '../../../site.ts';
import { ownTypes } from '../../files/project/places.js';
import { lastGoodSiteFiles } from '../../files/site-files/site-files.ts';
import { hasMovingPictures } from './moving-pictures.ts';

/**
 * What pages of any language ask for theirs: browsers the document, and Node the page that is being rendered. The page
 * of an error has none.
 */
const byDocument = (base: string) =>
  `(globalThis.document?.documentElement.dataset.pages ?? globalThis.pagesUrl ?? ${JSON.stringify(base)})`;

/**
 * Creates a plugin that tells the script of pages the path that those of a language follow. A site in one language has
 * one path, and its script holds nothing that is only for several, or for long texts, covers or moving pictures if it has none.
 */
export function pagesUrl(): Plugin {
  return {
    name: 'vitrine:pages-url',
    config: async ({ base = '/' }, { command }) => {
      // In development, any edit may add a language or a long text.
      const built = command === 'build' ? await lastGoodSiteFiles() : undefined;
      const isOne = built?.translations.length === 0;
      const sites = built ? [built, ...built.translations] : [];
      const sections = sites.flatMap(({ site }) => site.pages.flatMap((page) => page.sections));
      const has = (isOfIt: (section: SectionConfig) => boolean) =>
        String(!built || sections.some(isOfIt));
      return {
        define: {
          'import.meta.env.PAGES_URL': isOne ? JSON.stringify(base) : byDocument(base),
          'import.meta.env.LANGUAGES': String(!isOne),
          'import.meta.env.LONG_TEXTS': has(isLongText),
          'import.meta.env.COVERS': has(({ type }) => type === 'cover'),
          'import.meta.env.MOVING': String(!built || (await hasMovingPictures(sites))),
        },
      };
    },
  };
}

/** Checks whether a section has blocks of long texts, whose views the script of other sites does not hold. */
const isLongText = (section: SectionConfig): boolean =>
  // Section types of a site's own may show any block.
  ownTypes().length > 0 || (section.type === 'prose' && section.paragraphs.some(isOfLongText));

function isOfLongText(block: Block, place: number, blocks: readonly Block[]): boolean {
  if (isRichText(block)) return false;
  // Two upright ones stand side by side.
  if (isPictureBlock(block)) return isPictureBlock(blocks[place + 1]);
  if ('list' in block) return !block.list.every(isRichText);
  if ('steps' in block) return block.start !== undefined || !block.steps.every(isRichText);
  return 'table' in block || 'rule' in block || 'code' in block;
}
