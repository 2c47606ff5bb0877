/** Matches texts of invisible characters only: spaces, joiners, direction marks, fillers. */
export const invisibleOnly = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Returns the first visible character or ''. `Intl.Segmenter` does not split flags and letters with accents. */
export function initialOf(text: string): string {
  const visible = text.normalize('NFC').replace(/^[\p{C}\p{Z}]+/u, '');
  const [first = ''] =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
      : visible;
  return first;
}
