import { isRichText, type RichText as Text } from '../../shared/rich-text.ts';
import { useAssets } from '../../ui/assets.ts';
import { caption, plateInText } from '../../ui/frame/frame.css.ts';
import { Heading } from '../../ui/Heading.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText, RichTexts } from '../../ui/RichText.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** With more blocks, a text fills a card as wide as the page. */
const blocksBeside = 4;
/** A paragraph of more letters fills three lines. */
const openingLetters = 180;

export function Prose({ heading, paragraphs, entrance }: SectionFields['prose']) {
  const isLong = `${paragraphs[0]}`.length > openingLetters;
  return (
    <HeadedSection
      heading={heading}
      entrance={entrance}
      isFilled={paragraphs.length > blocksBeside}
    >
      <div className={isLong ? css.opening : css.body}>
        {paragraphs.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order, and may be equal
          <Block key={index} block={block} section={heading} isLede={!isLong && index === 0} />
        ))}
      </div>
    </HeadedSection>
  );
}

type Fields = SectionFields['prose'];
type Props = { block: Fields['paragraphs'][number]; section: Fields['heading']; isLede: boolean };

function Block({ block, section, isLede }: Props) {
  const { pictures } = useAssets();
  if (isRichText(block)) {
    return (
      <p {...(isLede && { className: css.lede, ...lettersOf(`${block}`) })}>
        <RichText text={block} />
      </p>
    );
  }
  if ('heading' in block) {
    const props = { below: section, className: css.heading };
    return <Heading {...props}>{block.heading}</Heading>;
  }
  if ('list' in block) return <ul className={css.list}>{toItems(block.list)}</ul>;
  if ('steps' in block) return <ol className={css.steps}>{toItems(block.steps)}</ol>;
  if ('code' in block) {
    return (
      <pre className={css.code}>
        <code>{block.code}</code>
      </pre>
    );
  }
  if ('quote' in block) {
    return (
      <figure className={css.quote}>
        <blockquote>
          <RichText text={block.quote} />
        </blockquote>
        {block.by && <figcaption className={css.author}>{block.by}</figcaption>}
      </figure>
    );
  }
  const { width = 1, height = 0 } = pictures[block.picture] ?? {};
  return (
    <figure className={width < height ? css.upright : plateInText}>
      <Picture
        src={block.picture}
        alt={block.alt}
        sizes="(min-width: 56rem) 45rem, calc(100vw - 2.5rem)"
        className={css.picture}
      />
      {block.caption && <figcaption className={caption}>{block.caption}</figcaption>}
    </figure>
  );
}

function toItems(texts: readonly Text[]) {
  return <RichTexts as="li" texts={texts} />;
}
