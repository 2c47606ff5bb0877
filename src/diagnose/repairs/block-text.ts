import { partsOf } from '../syntax/line-parts.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { ifBetter, type Suspect } from './candidate.ts';
import { indentOf } from './content-lines.ts';
import { startsContent } from './lines-inside.ts';

/** A text that is begun on the line of its sign, or below it without being indented. */
export function findBlockText(suspect: Suspect): SourceProblem | undefined {
  const { source, near } = suspect;
  const found =
    otherSign(source, near) ??
    otherSign(source, near - 1) ??
    textOnSignLine(source, near) ??
    looseText(source, near) ??
    looseText(source, near - 1);
  return ifBetter(found, suspect);
}

const lead = /^(\s*(?:- +)*(?:(?:[\w-]+|"[^"]*"):\s+)?)/;

/** `- >- I also write`: the sign is followed by a line end, and the text stands below it. */
function textOnSignLine(source: Source, line: number): SourceProblem | undefined {
  const text = lineOf(source, line);
  const [before = ''] = lead.exec(text) ?? [];
  const [, sign = '', words = ''] =
    /^([|>][-+]?)\s*([^\s|>+-].*)$/.exec(text.slice(before.length)) ?? [];
  if (words === '' || before.trim() === '') return undefined;
  const goesOn =
    indentOf(lineOf(source, line + 1)) > indentOf(text) && !startsContent(lineOf(source, line + 1));
  // A > with a blank after it may be a letter of the text, as in "> 20 a day".
  if (sign.length === 1 && !goesOn && !/^[|>]\S/.test(text.slice(before.length))) return undefined;
  const isPlain = /^[\p{L}\p{N}(]/u.test(words) && !/:(\s|$)|\s#/.test(words);
  if (goesOn && !isPlain) return undefined;
  const meant = isPlain ? words : quoteForYaml(words);
  const start = source.startOf(line) + before.length;
  return {
    message: `the text begins on the line of the ${sign}, which only has a place at the end of a line, above its text`,
    found: quote(`${sign} ${words}`),
    expected: `${sign} at the end of its line and the text below it, indented; or the text without ${sign}`,
    fix: goesOn ? `remove the ${sign}; the text may go on below as it does` : `write ${meant}`,
    range: [start, start + sign.length],
    edits: [{ line, text: before + meant }],
  };
}

/** `text: >–`, `> -` or `>_`: the sign with another dash than the one of the keyboard, or apart from it. */
function otherSign(source: Source, line: number): SourceProblem | undefined {
  const text = lineOf(source, line);
  const [, before = '', sign = '', dash = ''] =
    /^(.*(?::|-)\s+)([|>])(\s*[—–−‑‐_=~.>|]|\s+[-+])\s*$/.exec(text) ?? [];
  if (dash === '') return undefined;
  const start = source.startOf(line) + before.length;
  return {
    message: `${sign}${dash} is no sign of YAML: ${sign}- is, without a blank and with the dash of the keyboard`,
    found: quote(sign + dash),
    expected: `${sign}-`,
    fix: `write ${sign}-`,
    range: [start, start + 1 + dash.length],
    edits: [{ line, text: `${before}${sign}-` }],
  };
}

/** A text below its key, or below the sign of a longer text, and not indented further. */
function looseText(source: Source, line: number): SourceProblem | undefined {
  const text = lineOf(source, line);
  if (startsContent(text) || !/^\s*[\p{L}\p{N}("'*_[]/u.test(text)) return undefined;
  const above = source.lines.slice(0, line).findLastIndex((each) => each.trim() !== '');
  const opening = lineOf(source, above);
  if (
    !/^\s*(?:- +)*(?:[\w-]+:|-)?\s*(?:[|>][-+]?)?\s*$/.test(opening) ||
    !/[:|>+-]\s*$/.test(opening)
  )
    return undefined;
  const { column: inner } = partsOf(opening);
  const column = indentOf(text);
  const least =
    /-\s*[|>][-+]?\s*$/.test(opening) && !opening.includes(':') ? indentOf(opening) + 1 : inner + 1;
  if (column >= least) return undefined;
  const target = opening.includes(':') ? inner + 2 : indentOf(opening) + 2;
  const edits: LineEdit[] = [];
  for (let each = line; each < source.lines.length; each += 1) {
    const next = lineOf(source, each);
    if (next.trim() === '' || startsContent(next) || indentOf(next) !== column) break;
    edits.push({ line: each, text: ' '.repeat(target) + next.trim() });
  }
  const start = source.startOf(line) + column;
  const what = edits.length > 1 ? `these ${edits.length} lines belong` : 'this line belongs';
  return {
    message: `${what} to the text of the line above, and ${edits.length > 1 ? 'are' : 'is'} indented too little`,
    found: quote(text.trim()),
    expected: `${target} blanks before ${edits.length > 1 ? 'each of them' : 'it'}`,
    fix: `add ${target - column} blanks before ${edits.length > 1 ? 'each of them' : 'it'}`,
    range: [start, start + text.trim().length],
    edits,
  };
}
