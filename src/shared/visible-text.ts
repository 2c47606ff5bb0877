/** A text that takes no room on a page: blanks, joiners, marks of direction, fillers. */
export const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * The first visible letter of a text, '' without one. A segmenter keeps together what is seen as one, such
 * as a flag or a letter with its marks; a browser without it takes the first code point.
 */
export function initialOf(text: string): string {
  const visible = text.normalize('NFC').replace(/^[\p{C}\p{Z}]+/u, '');
  const [first = ''] =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
      : visible;
  return first;
}
