import { Link } from '@tanstack/react-router';
import type { Phrase, RichText as Text } from '../shared/rich-text.ts';
import { ExternalLink } from './ExternalLink.tsx';

/** A text with its emphasis and its links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, and may be equal
  return text.map((phrase, index) => <Part key={index} phrase={phrase} />);
}

function Part({ phrase }: { phrase: Phrase }) {
  if (typeof phrase === 'string') return phrase;
  if ('code' in phrase) return <code>{phrase.code}</code>;
  if ('text' in phrase) {
    const inner = <RichText text={phrase.text} />;
    if ('page' in phrase) return <Link to={`/${phrase.page}`}>{inner}</Link>;
    return <ExternalLink url={phrase.url}>{inner}</ExternalLink>;
  }
  const Tag = 'em' in phrase ? 'em' : 'strong';
  return (
    <Tag>
      <RichText text={'em' in phrase ? phrase.em : phrase.strong} />
    </Tag>
  );
}
