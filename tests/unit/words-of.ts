import type { RichText } from '../../src/shared/rich-text.ts';

/** The words that a visitor reads of a text, whether it is plain or running text. */
export function wordsOf(text: RichText): string {
  if (typeof text === 'string') return text;
  const words = text.map((phrase) => {
    if (typeof phrase === 'string') return phrase;
    if ('code' in phrase) return phrase.code;
    if ('text' in phrase) return wordsOf(phrase.text);
    return wordsOf('em' in phrase ? phrase.em : phrase.strong);
  });
  return words.join('');
}
