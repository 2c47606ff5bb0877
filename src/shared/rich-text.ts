/** A text that a visitor reads, either plain or split into phrases such as emphasis and links. */
export type RichText = string | readonly Phrase[];

export type Phrase = string | Emphasis | RichLink;

type Emphasis = { strong: RichText } | { em: RichText } | { code: string };

/** A link within a text, to a page of the site or to a URL. */
export type RichLink = { text: RichText } & ({ page: string } | { url: string });

/** Checks whether a value is a rich text, not an object with keys. */
export function isRichText(block: unknown): block is RichText {
  return typeof block === 'string' || Array.isArray(block);
}

/** Returns the words that a visitor reads of a text. */
export function wordsOf(rich: RichText): string {
  if (typeof rich === 'string') return rich;
  const words = rich.map((phrase) => {
    if (typeof phrase === 'string') return phrase;
    if ('code' in phrase) return phrase.code;
    if ('text' in phrase) return wordsOf(phrase.text);
    return wordsOf('em' in phrase ? phrase.em : phrase.strong);
  });
  return words.join('');
}
