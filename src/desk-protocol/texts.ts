import type { Json, Place } from './place.ts';

/** A file of Markdown, such as `content/notes/oil.md`, and the address that opens it where a text stands in it. */
export type TextFile = { file: string; editor: string };

/** A text of the site, and where a page shows it. */
export type MappedText = Place & {
  /** The text as the file has it, with variables and marks; '' if it is not written there. */
  text: string;
  /** Whether the text is in the file. If not, it is the default, such as a word in the site's language. */
  isWritten: boolean;
  /** Whether the text is that of another language of the site, since this one has none yet. */
  isBorrowed?: boolean;
  /** `markdown` has marks such as `**bold**`. Only `long` and `code` may have several lines. */
  kind: 'short' | 'long' | 'markdown' | 'code';
  /**
   * For `service`, a live data service sends the text; `path` is empty. Neither that nor a text in Markdown can be changed
   * by an act.
   */
  source: 'file' | 'service' | TextFile;
  /** What the field is called. */
  label: string;
  description: string;
  /** Where the page shows the text, in the order of the document. */
  spots: readonly Spot[];
};

/** A place in the rendered page. */
export type Spot = {
  /** The indexes among `children` from the element `#page` down to the element. */
  element: readonly number[];
  /** The attribute with the text, such as `alt`; undefined for text content. */
  attribute?: string | undefined;
  /** The text as visitors see it, with spaces as in the DOM. The spot is outdated if the DOM has another. */
  shown: string;
};

export type TextMap = {
  texts: readonly MappedText[];
  /** The element of each section of the page: `pages[i].sections[j]`. */
  sections: readonly (Place & { type: string; element: readonly number[]; value: Json })[];
};
