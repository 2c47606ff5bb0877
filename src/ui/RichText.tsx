import type { Phrase, RichText as Text } from '../shared/rich-text.ts';
import { LinkTo } from './LinkTo.tsx';

/** Renders a text with its emphasis and links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return <>{text}</>;
  const parts = text.map((phrase, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, and may be equal
    typeof phrase === 'string' ? phrase : <Part key={index} phrase={phrase} />,
  );
  return <>{parts}</>;
}

/** Renders each text in an element of its own. */
export function RichTexts({ texts, as: Tag }: { texts: readonly Text[]; as: 'li' | 'p' }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts keep their order, and may be equal
    <Tag key={index}>
      <RichText text={text} />
    </Tag>
  ));
}

function Part({ phrase }: { phrase: Exclude<Phrase, string> }) {
  if ('code' in phrase) return <code>{phrase.code}</code>;
  if ('text' in phrase) {
    const { text, ...target } = phrase;
    return (
      <LinkTo {...target}>
        <RichText text={text} />
      </LinkTo>
    );
  }
  const Tag = 'em' in phrase ? 'em' : 'strong';
  return (
    <Tag>
      <RichText text={'em' in phrase ? phrase.em : phrase.strong} />
    </Tag>
  );
}
