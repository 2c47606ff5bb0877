import type { RichText } from './rich-text.ts';

/** A picture in a text. */
export type Shown = { picture: string; alt: string; caption?: string | undefined };

/** An item of a list, which may have blocks of its own, such as another list. */
export type Item = RichText | { paragraphs: readonly Block[] };

/** Rows of cells, of which the first has the headings. */
export type Table = {
  table: readonly (readonly RichText[])[];
  align?: readonly ('start' | 'center' | 'end')[] | undefined;
};

/** What a word of code is: a keyword, a string, a comment, a number or another constant, or the name of something. */
export type CodeRole = 'k' | 's' | 'c' | 'n' | 't';

/**
 * Lines of code. Pages have the roles of its words too: runs of letters such as `k5.1t4`, the first five of which are a
 * keyword, and the sixth has no role.
 */
export type Code = { code: string; language?: string | undefined; colors?: string };

/** A paragraph, or another block of a text. */
export type Block =
  | RichText
  | { heading: string }
  | { subheading: string }
  | { list: readonly Item[] }
  | { steps: readonly Item[]; start?: number | undefined }
  | { quote: RichText; by?: string | undefined }
  | Code
  | Shown
  | Table
  | { rule: true };

/** Checks whether a block is a picture. */
export const isPictureBlock = (block: Block | undefined): block is Shown =>
  typeof block === 'object' && 'picture' in block;
