/** Matches texts of invisible characters only: spaces, joiners, direction marks, fillers. */
export const invisibleOnly = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Returns the first visible character of a text, or ''. `Intl.Segmenter` keeps flags and letters with
 * combining marks whole. Browsers without `Intl.Segmenter` return the first code point.
 */
export function initialOf(text: string): string {
  const visible = text.normalize('NFC').replace(/^[\p{C}\p{Z}]+/u, '');
  const [first = ''] =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
      : visible;
  return first;
}
