import { formatYaml } from '../../schema/example-value.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';

const curly = 'YAML takes these quotation marks for letters of the text';

const opening = '[“”„‟«»″‘’‚‹›´`′]';

/** Quotation marks of word processors around a text. */
export function findCurlyQuotes({ text }: Source, range: Range): SourceProblem | undefined {
  const written = text.slice(...range);
  const [, first = '', inner = '', last = ''] =
    new RegExp(`^(${opening}|["'])([\\s\\S]*)(${opening}|["'])$`, 'u').exec(written) ?? [];
  if (last === '' || !new RegExp(opening, 'u').test(first + last)) return undefined;
  // An apostrophe may begin a text, and one within it may be the partner of the last mark.
  if (/[‘’´`′]/u.test(first) && /[‘’´`′'"]/u.test(inner)) return undefined;
  if (isSingle(first) !== isSingle(last)) return undefined;
  const meant = inner.replace(/^[\u00a0\u202f]|[\u00a0\u202f]$/gu, '');
  return {
    range,
    message: curly,
    found: quote(written),
    expected: 'straight quotation marks, or none',
    fix: `write ${quoteForYaml(meant)}, or ${quoteForYaml(written)} to show the marks`,
    replacement: quoteForYaml(meant),
  };
}

function isSingle(mark: string): boolean {
  return /['‘’‚‹›´`′]/u.test(mark);
}

/** `heading: Kind words"`: a quotation mark at the end that none begins. */
export function findStrayQuote({ text }: Source, [start, end]: Range): SourceProblem | undefined {
  const written = text.slice(start, end);
  const [, inner = '', sign = ''] = /^([^"']*[^"'\d\s])(["'])$/.exec(written) ?? [];
  // The houses' or 12" are no such mistake.
  if (sign === '' || (sign === "'" && inner.endsWith('s'))) return undefined;
  return {
    range: [end - 1, end],
    message: `the ${sign} at the end is a letter of the text: there is none at its beginning`,
    found: quote(written),
    expected: 'quotation marks at both ends, or at none',
    fix: `write ${formatYaml(inner)}`,
    replacement: '',
  };
}

/** Quotation marks of one line are one mistake: they were written with one program. */
export function togetherOnLine(
  source: Source,
  findings: readonly DocumentProblem[],
): DocumentProblem[] {
  const isQuotes = ({ message }: DocumentProblem) => message === curly;
  const lineOfFinding = ({ range }: DocumentProblem) => source.lineAt(range[0]);
  return findings.flatMap((finding, index): DocumentProblem[] => {
    if (!isQuotes(finding)) return [finding];
    const line = lineOfFinding(finding);
    const same = findings.filter((each) => isQuotes(each) && lineOfFinding(each) === line);
    if (same.length === 1) return [finding];
    if (same[0] !== findings[index]) return [];
    const from = source.startOf(line);
    const text = [...same]
      .reverse()
      .reduce(
        (whole, { range: [start, end], replacement = '' }) =>
          whole.slice(0, start - from) + replacement + whole.slice(end - from),
        lineOf(source, line),
      );
    return [
      { ...finding, fix: `write ${text.trim()}`, replacement: undefined, edits: [{ line, text }] },
    ];
  });
}
