import { isRichText, type RichText } from '../../shared/rich-text.ts';
import { type Block, isPictureBlock, type Shown } from '../../shared/text-blocks.ts';

/** A picture with paragraphs at its side, of which some come before it and some after. */
export type Beside = { beside: Shown; before: readonly RichText[]; after: readonly RichText[] };

/** Two upright pictures side by side. */
export type Pair = { pair: readonly [Shown, Shown] };

/** The letters that are about as high as an upright picture, and those that at least stand beside one. */
const [enough, least] = [800, 620];

/**
 * Puts two upright pictures in a row side by side, and one at the side of the paragraphs that follow, and of those before if these are too short. A
 * picture among lists and quotes stands alone. A first paragraph opens the text above all else.
 */
export function withPicturesBeside(
  blocks: readonly Block[],
  isUpright: (picture: string) => boolean,
): readonly (Block | Beside | Pair)[] {
  const parts: (Block | Beside | Pair)[] = [];
  const isNarrow = (block: Block | undefined): block is Shown =>
    isPictureBlock(block) && isUpright(block.picture);
  for (let rest = blocks; rest.length > 0; ) {
    const [block = '', ...others] = rest;
    rest = others;
    if (isNarrow(block)) {
      const [next, ...more] = others;
      if (import.meta.env.LONG_TEXTS && isNarrow(next)) {
        parts.push({ pair: [block, next] });
        rest = more;
        continue;
      }
      const after = paragraphsOf(others, enough);
      const before = paragraphsOf(parts.slice(1).reverse(), enough - lettersIn(after)).reverse();
      if (lettersIn([...before, ...after]) >= least) {
        parts.splice(parts.length - before.length, before.length, { beside: block, before, after });
        rest = others.slice(after.length);
        continue;
      }
    }
    parts.push(block);
  }
  return parts;
}

/** Returns the paragraphs with which the parts begin, until they have this many letters. */
function paragraphsOf(parts: readonly (Block | Beside | Pair)[], letters: number): RichText[] {
  const paragraphs: RichText[] = [];
  for (const part of parts) {
    if (!isRichText(part) || lettersIn(paragraphs) >= letters) break;
    paragraphs.push(part);
  }
  return paragraphs;
}

const lettersIn = (paragraphs: readonly RichText[]) => `${paragraphs}`.length;
