import { decodeHTMLStrict } from 'entities';
import { titleVariables } from '../shared/template.ts';
import leftovers from './leftovers.json' with { type: 'json' };
import type { TextProblem } from './text-problem.ts';

const quoteAtOneEnd = /^["“”„‟«»]|["“”„‟«»]$/;
const doubleQuote = /["“”„‟«»]/;

/** Finds an unpaired quotation mark at one end of a text. Returns undefined if the mark may be intended. */
export function findStrayQuote(text: string): TextProblem | undefined {
  const { 0: mark = '', index = 0 } = doubleQuote.exec(text) ?? {};
  const isPaired = doubleQuote.test(text.slice(index + 1));
  if (mark === '' || isPaired || !quoteAtOneEnd.test(text)) return undefined;
  const expected = `a text without the ${mark} at one end, which has no partner`;
  // In `"Hello'`, the last character was meant as the closing quotation mark, so both characters are removed.
  if (text.startsWith(mark)) return { expected, meant: text.slice(1).replace(/['‘’]$/, '') };
  // After a digit, the quotation mark means inches, so the mark is intended.
  if (/\d.$/.test(text)) return undefined;
  // In `'Hello"`, the first character was meant as the opening quotation mark, so both characters are removed.
  return { expected, meant: text.slice(0, -1).replace(/^['‘‚]/, '') };
}

const titleVariable = new RegExp(`\\{(?:${titleVariables.join('|')})\\}`);

/** Matches a text that consists only of a variable of a template language or a shell, such as `${NAME}`. */
const onlyVariable = /^\s*(\$\{[\w.-]+\}|\$[A-Z][A-Z\d_]+|\{\{.*\}\}|\{%.*%\}|<%.*%>)\s*$/s;

/** Finds a variable in a text whose variables are not replaced, so visitors would see the variable's name. */
export function findVariable(text: string): TextProblem | undefined {
  const inTitle = titleVariable.exec(text)?.[0];
  const found = inTitle ?? onlyVariable.exec(text)?.[1];
  if (found === undefined) return undefined;
  const filler = inTitle === undefined ? 'nothing' : 'only the title of a page';
  return {
    expected: `a text without ${found}, which ${filler} fills in`,
    fix: `write the words themselves in place of ${found}`,
  };
}

/** HTML tags that are often copied from web pages. Other tags are allowed, since a text may explain <video>. */
const tags = 'b|strong|i|em|u|s|p|span|div|font|center|small|sup|sub|mark|code|a|h[1-6]|ul|ol|li';
const tag = new RegExp(`<(/?)(br|${tags})(?:\\s[^<>]*)?/?>`, 'gi');
const singleTag = new RegExp(`</?(?:${tags})\\b[^<>]*>`, 'gi');

const leftoverForms = leftovers.map((row) => ({ ...row, form: new RegExp(row.form, row.flags) }));

/** Finds what a program, a template or another markup language has left in a text, so visitors would read it. */
export function findLeftover(text: string, isRich = false): TextProblem | undefined {
  // A form that begins with what stands before it is slow, and most texts lack its sign.
  const row = leftoverForms.find(
    ({ form, sign = '', isPlain }) =>
      text.includes(sign) && form.test(text) && !(isPlain && isRich),
  );
  if (!row) return undefined;
  const [part = ''] = text.match(row.form) ?? [];
  const { meant, fix = '' } = row;
  const expected = row.expected.replace('{found}', () => part);
  return meant === undefined
    ? { expected, fix, part }
    : { expected, meant: text.replaceAll(new RegExp(row.form, 'gu'), meant) };
}

/** Finds HTML and other markup in a text that is not rendered as such, so visitors would see it. */
export function findHtml(text: string): TextProblem | undefined {
  return findTags(text) ?? findReference(text) ?? findLeftover(text);
}

export function findTags(text: string): TextProblem | undefined {
  const found = firstElement(text);
  if (found === undefined) return undefined;
  const bare = text.replace(/<\/?(?:br|p|div|li|h[1-6])\b[^<>]*>/gi, ' ').replace(singleTag, '');
  return {
    expected: `a text without <${found}>, which visitors would read as it stands`,
    meant: bare.replace(/\s+/g, ' ').trim(),
    // Tags of paragraphs say nothing of words. Others may mark what is bold, or a list.
    isCertain: !/<(?!\/?(?:p|div|span)\b)/i.test(text),
  };
}

/** Returns the name of the first element that a text has from its beginning to its end. */
function firstElement(text: string): string | undefined {
  const open = new Set(['br']);
  for (const [, slash = '', name = ''] of text.matchAll(tag)) {
    const lower = name.toLowerCase();
    if ((slash !== '' || lower === 'br') && open.has(lower)) return lower;
    open.add(lower);
  }
  return undefined;
}

/** Finds an HTML character reference, such as `&amp;`. */
export function findReference(text: string): TextProblem | undefined {
  const written = text.match(/&#?\w+;/g)?.find((each) => decodeHTMLStrict(each) !== each);
  if (written === undefined) return undefined;
  const meant = decodeHTMLStrict(text).replaceAll('\u00a0', ' ');
  return { expected: `the sign itself in place of ${written}`, meant, isCertain: true };
}
