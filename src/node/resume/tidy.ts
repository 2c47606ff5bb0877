/**
 * Removes what no page can show, or what nobody sees: control characters, halves of signs, blanks without width, and
 * marks that turn the direction of a text. Every other blank becomes a plain one.
 */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u200b\u2060\ufeff\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(
      /^[\s\u00ad\u061c\u200e\u200f]+|(?<![\s\u00ad\u061c\u200e\u200f])[\s\u00ad\u061c\u200e\u200f]+$/g,
      '',
    );
}

/** Removes the same, and the line breaks. */
export function oneLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ');
}
