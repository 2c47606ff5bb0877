import { isRichText } from '../../shared/rich-text.ts';
import { useAssets } from '../assets.ts';
import { Heading } from '../Heading.tsx';
import { lettersOf } from '../letters.ts';
import { RichText, RichTexts } from '../RichText.tsx';
import { type Beside, type Block, withPicturesBeside } from './blocks.ts';
import { Figure, isUpright } from './Figure.tsx';
import { Quote } from './Quote.tsx';
import * as css from './text.css.ts';

type Props = {
  blocks: readonly Block[];
  /** The heading of the section, if it has one. */
  below: string | undefined;
};

/** Renders running text in one column, where pictures may be wider, and upright ones stand at the side of the words. */
export function Text({ blocks, below }: Props) {
  const { pictures } = useAssets();
  const parts = withPicturesBeside(blocks, (picture) => isUpright(pictures[picture]));
  return (
    <div className={`${css.flow} ${css.text}`}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order, and may be equal
        <Part key={index} part={part} below={below} isFirst={index === 0} />
      ))}
    </div>
  );
}

/** A paragraph of more letters fills three lines. */
const openingLetters = 180;

type PartProps = { part: Block | Beside; below: string | undefined; isFirst: boolean };

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
  if ('heading' in part) {
    return (
      <Heading below={below} className={css.partTitle}>
        {part.heading}
      </Heading>
    );
  }
  if ('subheading' in part) {
    return (
      <Heading below={below} isSub className={css.subtitle}>
        {part.subheading}
      </Heading>
    );
  }
  if ('list' in part) {
    return (
      <ul className={css.list}>
        <RichTexts as="li" texts={part.list} />
      </ul>
    );
  }
  if ('steps' in part) {
    return (
      <ol className={css.steps}>
        <RichTexts as="li" texts={part.steps} />
      </ol>
    );
  }
  if ('code' in part) {
    return (
      <pre className={css.code}>
        <code>{part.code}</code>
      </pre>
    );
  }
  if ('quote' in part) return <Quote text={part.quote} name={part.by} className={css.quoted} />;
  if ('picture' in part) return <Figure {...part} />;
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
