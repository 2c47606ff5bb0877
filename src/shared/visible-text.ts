/** What takes no room on a page: blanks, joiners, marks of direction, fillers. */
export const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * The first letter of a text that can be seen, whole: a flag is two signs, and marks and skin tones belong to
 * the sign before them; '' where there is none. A browser without `Intl.Segmenter` takes the first sign.
 */
export function initialOf(text: string): string {
  const visible = text.normalize('NFC').replace(/^[\p{C}\p{Z}]+/u, '');
  const [first = ''] =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
      : visible;
  return first;
}
