// As `Intl.Segmenter` finds it, which not all browsers have: a flag is two signs, and marks, skin tones,
// tags, what a joiner joins, and what the virama of an Indic script binds belong to the sign before them.
const letter =
  /(?:\p{RI}{2}|[^\p{Cc}\p{Cf}\p{Cs}\p{Z}])(?:[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D\u17D2]\p{L}|\p{M}|\p{EMod}|[\u{E0020}-\u{E007F}]|\u200D\p{ExtPict})*/u;

/** The first letter of a text that can be seen, whole; '' where it has none. */
export function initialOf(text: string): string {
  return letter.exec(text.normalize('NFC'))?.[0] ?? '';
}
