import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import { partsOf } from './line-parts.ts';

/** The texts on a line that YAML reads as something else, because they have no quotes. */
export function findUnquoted(source: Source, line: number): SourceProblem[] {
  const text = lineOf(source, line);
  const { lead, key, value } = partsOf(text);
  const isItem = lead.includes('-');
  // A % at the beginning of a line is an instruction; a * is rather another sign for a dash.
  const isOtherDash = key === undefined && /^[*&] /.test(value) && !isItem;
  // The name of a block, which is no text; as what is merged into one.
  const isReference = key === '<<' || /^&[\w-]+$/.test(value);
  if (/^%/.test(text) || isOtherDash || isReference) return [];
  const isInBrackets = /^[[{]/.test(value) && !hasTextAfterBracket(value);
  // Where items follow below, it is the first of them.
  if (/^- /.test(value) && /^\s*- /.test(lineOf(source, line + 1))) return [];
  const parts = isInBrackets ? itemsOf(value) : [{ start: 0, written: value }];
  return parts.flatMap(({ start, written }): SourceProblem[] => {
    const words = wordsFor(written, key);
    if (!words) return [];
    const meant = quoteForYaml(meantText(written));
    const column = lead.length + start;
    const from = source.startOf(line) + column;
    const after = text.slice(column + written.length);
    return [
      {
        fix: `put the text in quotes: ${meant}`,
        found: quote(written),
        expected: 'a text in quotes',
        ...words,
        range: [from, from + written.length],
        edits: [{ line, text: text.slice(0, column) + meant + after }],
      },
    ];
  });
}

/** The values between brackets, as far as commas part them. */
function itemsOf(value: string) {
  return [...value.matchAll(/(?<=[[{]\s*|,\s+)(?:[\w-]+:\s+)?([^\s,[\]{}][^,\]}]*)/g)].map(
    ({ index, 0: whole, 1: item = '' }) => ({
      start: index + whole.length - item.length,
      written: item.trimEnd(),
    }),
  );
}

type Words = Pick<ProblemText, 'message'> & Partial<ProblemText>;

/** How YAML reads a text without quotes, if not as a text. */
function wordsFor(value: string, key: string | undefined): Words | undefined {
  const sign = value.charAt(0);
  const takes = `YAML takes the ${sign} at the beginning`;
  const known = signs[sign];
  if (known !== undefined) return { message: `${takes} ${known}` };
  if (/^[|>]/.test(value) && !/^[|>][-+1-9]{0,2}$/.test(value)) {
    return { message: `${takes} for the sign of a longer text` };
  }
  if (/^[[{]/.test(value) && hasTextAfterBracket(value)) {
    return {
      message: `${takes} for that of a ${sign === '{' ? 'block of keys and values' : 'list'}`,
    };
  }
  if (/^["']/.test(value)) return wordsAfterQuote(value, sign);
  if (/^[?-] /.test(value) && key !== undefined) {
    return { message: `${takes} for the sign of a block` };
  }
  if (/^[“”„«‘’‚]/.test(value)) {
    return {
      message: `${sign} is a letter to YAML, not a quotation mark`,
      expected: 'straight quotation marks',
      fix: `write straight quotation marks: ${quoteForYaml(meantText(value))}`,
    };
  }
  if (key !== undefined && /:(\s|$)/.test(value)) {
    return { message: 'YAML takes the second colon of the line for that of another key' };
  }
  return undefined;
}

const signs: Record<string, string> = {
  '@': 'for a sign of its own, which it keeps for later',
  '`': 'for a sign of its own, which it keeps for later',
  '%': 'for a sign of its own, which begins an instruction',
  '*': 'for a reference to a value elsewhere (an alias)',
  '&': 'for the name of a value (an anchor)',
  '!': 'for the kind of a value (a tag)',
  ',': 'for the end of an item',
  ']': 'for the end of a list',
  '}': 'for the end of a block',
};

/** Whether there is more text after the bracket that closes the first one. */
function hasTextAfterBracket(value: string): boolean {
  let depth = 0;
  for (const [index, sign] of [...value].entries()) {
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return /[^\]},\s]/.test([...value].slice(index + 1).join(''));
  }
  return false;
}

/** A text that goes on after its closing quotation mark. */
function wordsAfterQuote(value: string, sign: string): Words | undefined {
  const whole = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')/.exec(value)?.[0];
  const after = value.slice(whole?.length).trim();
  if (whole === undefined || after === '' || (sign === "'" && value.includes("''")))
    return undefined;
  const isApostrophe = sign === "'" && /\w'\w/.test(value);
  return {
    message: isApostrophe
      ? 'the apostrophe ends the text, because single quotes stand around it'
      : `the ${sign} in the middle ends the text, and ${quote(after)} is left over`,
    expected: 'one text, in quotes as a whole',
    fix: `write ${quoteForYaml(meantText(value))}`,
  };
}

/** A text without the quotation marks that were meant to enclose it. */
function meantText(value: string): string {
  const [, open, inner] = /^(["'“”„«‘’‚])(.*)["'“”»‘’]$/.exec(value) ?? [];
  if (open === undefined || inner === undefined) return value;
  return /^["']/.test(value) && !value.endsWith(open) ? value : inner;
}
