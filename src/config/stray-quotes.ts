const atOneEnd = /^["“”„‟«»]|["“”„‟«»]$/;
const double = /["“”„‟«»]/g;

/** A quotation mark at one end of a text that has no partner; undefined where none certainly is one. */
export function findStrayQuote(text: string): { mark: string; without: string } | undefined {
  if (!atOneEnd.test(text)) return undefined;
  const [first = '', last = ''] = [text.at(0), text.at(-1)];
  const marks = text.match(double) ?? [];
  if (marks.length === 1 && first === marks[0]) {
    // "Hello' was meant to end as it begins.
    return { mark: first, without: text.slice(1).replace(/['‘’]$/, '') };
  }
  // After a digit it stands for inches.
  if (marks.length !== 1 || last !== marks[0] || /\d.$/.test(text)) return undefined;
  // An apostrophe may begin a text, as in 'tis; with another mark at its end it was a quotation mark.
  return { mark: last, without: text.slice(0, -1).replace(/^['‘‚]/, '') };
}
