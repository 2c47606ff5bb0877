/** A text that a visitor reads: plain, or in parts of which some are emphasised or lead somewhere. */
export type RichText = string | readonly Phrase[];

/** A part of a rich text. */
export type Phrase = string | Emphasis | RichLink;

type Emphasis = { strong: RichText } | { em: RichText } | { code: string };

/** A link within a text: to a page of the site, or to another site or a file of one's own. */
export type RichLink = { text: RichText } & ({ page: string } | { url: string });

/** Whether a block is a rich text, and none of those with keys. */
export function isRichText(block: RichText | object): block is RichText {
  return typeof block === 'string' || Array.isArray(block);
}
