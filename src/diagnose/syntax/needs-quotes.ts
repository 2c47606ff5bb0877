import { quote, quoteForYaml } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { findValueTypo } from './bracket-typos.ts';
import { type LineParts, partsOf } from './line-parts.ts';
import type { LineProblem } from './line-problem.ts';

/**
 * The text on a line that YAML reads as something else because it has no quotes; undefined if there
 * is none. Within brackets only the item at the column is examined, where the parser failed.
 */
export function findUnquoted(line: string, column: number): LineProblem | undefined {
  const parts = partsOf(line);
  const { lead, key, value } = parts;
  // Another sign for a dash, and not the beginning of a text.
  if (key === undefined && /^[*&] /.test(value) && !lead.includes('-')) return undefined;
  const reference = findReference(parts);
  if (reference) return reference;
  const whole = { start: lead.length, end: lead.length + value.length };
  const isInBrackets = /^[[{]/.test(value) && !hasTextAfterBracket(value);
  const { start, end } = isInBrackets ? segmentAt(line, whole, column) : whole;
  const written = line.slice(start, end);
  // A % at the beginning of a line is a directive, not a text.
  if (start === 0 && written.startsWith('%')) return undefined;
  const typo = findValueTypo({ ...parts, line, written, start, isInBrackets });
  if (typo) return typo;
  const message = formatUnquoted(written, key);
  if (!message) return undefined;
  const text = meantText(written);
  return {
    fix: `put the text in quotes: ${quoteForYaml(text)}`,
    found: quote(written),
    expected: 'a text in quotes',
    ...message,
    start,
    end,
    // The rest of the line is a comment, or further items within the brackets.
    corrected: line.slice(0, start) + JSON.stringify(text) + line.slice(end),
  };
}

type Part = { start: number; end: number };

/** The item of a list or block in brackets that is at a column. */
function segmentAt(line: string, { start, end }: Part, column: number): Part {
  let from = start;
  for (const { index, 0: sign } of line.slice(0, column).matchAll(/[[{]\s*|,\s+|:\s+/g)) {
    if (index >= start) from = index + sign.length;
  }
  const length = line.slice(from, end).search(/\s*([,\]}]|$)/);
  return { start: from, end: from + Math.max(length, 1) };
}

/** A merge key or the anchor of a block, neither of which these files may use. */
function findReference({ lead, key, value }: LineParts): LineProblem | undefined {
  const isMerge = key === '<<';
  const anchor = /^&[\w-]+(?=\s*$|\s+[[{|>])/.exec(value)?.[0];
  if (!isMerge && anchor === undefined) return undefined;
  const start = isMerge ? lead.indexOf('<<') : lead.length;
  const found = isMerge ? '<<' : (anchor ?? '');
  return {
    message: isMerge
      ? 'blocks are not merged with << here'
      : `${found} names a value to repeat it elsewhere, which is not done here`,
    found,
    expected: 'every value written out where it belongs',
    fix: isMerge ? 'write the keys of the other block here' : `remove ${found}`,
    start,
    end: start + found.length,
    corrected: isMerge ? '' : lead + value.slice(found.length).trim(),
  };
}

type MessageParts = Pick<ProblemText, 'message'> & Partial<ProblemText>;

/** How YAML reads a text without quotes, if not as a text. */
function formatUnquoted(value: string, key: string | undefined): MessageParts | undefined {
  const sign = value.charAt(0);
  const known = signs[sign];
  if (known !== undefined) return { message: `YAML takes the ${sign} at the beginning ${known}` };
  if (/^[|>]/.test(value) && !/^[|>][-+1-9]{0,2}$/.test(value)) {
    return { message: `YAML takes the ${sign} at the beginning for the sign of a longer text` };
  }
  if (/^[[{]/.test(value) && hasTextAfterBracket(value)) {
    const made = sign === '{' ? 'a block of keys and values' : 'a list';
    return { message: `YAML takes the ${sign} at the beginning for that of ${made}` };
  }
  if (/^["']/.test(value)) return formatAfterQuote(value, sign);
  if (/^[?-] /.test(value) && key !== undefined) {
    return { message: `YAML takes the ${sign} at the beginning for the sign of a block` };
  }
  if (/^[“”„«‘’‚]/.test(value)) {
    return {
      message: `${sign} is a letter to YAML, not a quotation mark`,
      expected: 'straight quotation marks',
      fix: `write straight quotation marks: ${quoteForYaml(meantText(value))}`,
    };
  }
  if (key !== undefined && /:(\s|$)/.test(value) && !/^[[{]/.test(value)) {
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
function formatAfterQuote(value: string, sign: string): MessageParts | undefined {
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
  const around = /^(["'“”„«‘’‚])(.*)["'“”»‘’]$/.exec(value);
  const [, open, inner] = around ?? [];
  if (open === undefined || inner === undefined) return value;
  return /^["']/.test(value) && !value.endsWith(open) ? value : inner;
}
