import { isRichText } from '../../../shared/rich-text.ts';
import { type Block, isPictureBlock } from '../../../shared/text-blocks.ts';
import type { SiteConfig } from '../../../site.ts';
import { ownTypes } from '../../files/project/places.js';

/** Checks whether sites have blocks of long texts, whose views the script of other sites does not hold. */
export const hasLongTexts = (sites: readonly { site: SiteConfig }[]): boolean =>
  // Section types of a site's own may show any block.
  ownTypes().length > 0 ||
  sites
    .flatMap(({ site }) => site.pages)
    .flatMap(({ sections }) => sections)
    .some((section) => section.type === 'prose' && section.paragraphs.some(isOfLongText));

function isOfLongText(block: Block, place: number, blocks: readonly Block[]): boolean {
  if (isRichText(block)) return false;
  // Two upright ones stand side by side.
  if (isPictureBlock(block)) return isPictureBlock(blocks[place + 1]);
  if ('list' in block) return !block.list.every(isRichText);
  if ('steps' in block) return block.start !== undefined || !block.steps.every(isRichText);
  return 'table' in block || 'rule' in block || 'code' in block;
}
