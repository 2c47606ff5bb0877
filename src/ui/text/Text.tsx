import { isRichText } from '../../shared/rich-text.ts';
import type { Block, Item } from '../../shared/text-blocks.ts';
import { useAssets } from '../assets.ts';
import { Heading } from '../Heading.tsx';
import { lettersOf } from '../letters.ts';
import { RichText, RichTexts } from '../RichText.tsx';
import { type Beside, type Pair, withPicturesBeside } from './blocks.ts';
import { Code } from './Code.tsx';
import { Figure, isUpright } from './Figure.tsx';
import { pair } from './figure.css.ts';
import { Quote } from './Quote.tsx';
import { Table } from './Table.tsx';
import * as css from './text.css.ts';
import { rule } from './wide.css.ts';

type Props = {
  blocks: readonly Block[];
  /** The heading of the section, if it has one. */
  below: string | undefined;
};

/** Renders running text in one column, where pictures may be wider, and upright ones stand at the side of the words. */
export function Text({ blocks, below }: Props) {
  const { pictures } = useAssets();
  const parts = withPicturesBeside(blocks, (picture) => isUpright(pictures[picture]));
  const headings = blocks.map((block) =>
    isRichText(block) ? '' : 'heading' in block ? block.heading : '',
  );
  return (
    <div className={`${css.flow} ${css.text}`} {...lettersOf(...headings)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order, and may be equal
        <Part key={index} part={part} below={below} isFirst={index === 0} />
      ))}
    </div>
  );
}

/** A paragraph of more letters fills three lines. */
const openingLetters = 180;

type PartProps = { part: Block | Beside | Pair; below: string | undefined; isFirst: boolean };

function Part({ part, below, isFirst }: PartProps) {
  if (isRichText(part)) {
    const isLong = `${part}`.length > openingLetters;
    const opening = isLong
      ? { className: css.initial }
      : { className: css.large, ...lettersOf(`${part}`) };
    return (
      <p {...(isFirst && opening)}>
        <RichText text={part} />
      </p>
    );
  }
  if ('heading' in part || 'subheading' in part) {
    const isSub = 'subheading' in part;
    return (
      <Heading below={below} isSub={isSub} className={isSub ? css.subtitle : css.partTitle}>
        {isSub ? part.subheading : part.heading}
      </Heading>
    );
  }
  if ('list' in part) return <ul className={css.list}>{itemsOf(part.list, below)}</ul>;
  if ('steps' in part)
    return (
      <ol className={css.steps} {...(import.meta.env.LONG_TEXTS && { start: part.start })}>
        {itemsOf(part.steps, below)}
      </ol>
    );
  if (import.meta.env.LONG_TEXTS) {
    if ('table' in part) return <Table {...part} />;
    if ('rule' in part) return <hr className={rule} />;
    if ('code' in part) return <Code {...part} />;
    if ('pair' in part) {
      const [one, other] = part.pair;
      return (
        <div className={pair}>
          <Figure {...one} />
          <Figure {...other} />
        </div>
      );
    }
  }
  if ('quote' in part) return <Quote text={part.quote} name={part.by} className={css.quoted} />;
  if ('beside' in part) {
    const [before, after] = [part.before, part.after].map(
      (texts) =>
        texts.length > 0 && (
          <div className={css.flow}>
            <RichTexts as="p" texts={texts} />
          </div>
        ),
    );
    return (
      <div className={css.beside}>
        {before}
        <Figure {...part.beside} />
        {after}
      </div>
    );
  }
  return 'picture' in part && <Figure {...part} />;
}

/** Renders the items of a list. Only long texts have items with blocks of their own. */
const itemsOf = (items: readonly Item[], below: string | undefined) =>
  import.meta.env.LONG_TEXTS ? (
    items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and may be equal
      <li key={index} className={isRichText(item) ? undefined : css.flow}>
        {isRichText(item) ? (
          <RichText text={item} />
        ) : (
          item.paragraphs.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order, and may be equal
            <Part key={place} part={part} below={below} isFirst={false} />
          ))
        )}
      </li>
    ))
  ) : (
    <RichTexts as="li" texts={items.filter(isRichText)} />
  );
