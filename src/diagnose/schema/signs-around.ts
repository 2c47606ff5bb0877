import { formatYaml } from '../../schema/example-value.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';

/** Signs of other languages around a text without quotes, which visitors would read as a part of it. */
export function findSignsAround(source: Source, range: Range): SourceProblem | undefined {
  const written = source.text.slice(...range);
  return /[\r\n]/.test(written)
    ? signWithin(written, range)
    : (escapedQuotes(written, range) ?? signAtStart(written, range) ?? signAtEnd(written, range));
}

/** A backslash at the end of a line, by which other languages go on with the next one. */
function signWithin(written: string, [start]: Range): SourceProblem | undefined {
  const at = written.search(/(?<=\s)\\[ \t]*(?=[\r\n])/);
  if (at < 0) return undefined;
  return {
    range: [start + at, start + at + 1],
    message: 'the \\ at the end of the line is a letter of the text: it goes on below without one',
    found: quote('\\'),
    expected: 'a text that goes on below, further right than its key',
    fix: 'remove the \\',
    replacement: '',
  };
}

/** `name: => Vitrine`: the sign of another language behind the colon, which says the same. */
function signAtStart(written: string, [start]: Range): SourceProblem | undefined {
  const [, sign = '', text = ''] = /^(=>|:=|==?)\s*([^\s=].*)$/.exec(written) ?? [];
  if (sign === '') return undefined;
  return {
    range: [start, start + written.length - text.length],
    message: `the ${sign} at the beginning is a letter of the text: the colon before it is the sign of YAML`,
    ...withoutSign(written, sign, text),
  };
}

/** `link: Career,` or `link: Career;`: what ends a line elsewhere. */
function signAtEnd(written: string, [, end]: Range): SourceProblem | undefined {
  const [, text = '', sign = ''] = /^(.*[^\s,;\\])\s*([,;\\])$/.exec(written) ?? [];
  if (sign === '') return undefined;
  return {
    range: [end - 1, end],
    message: `the ${sign} at the end is a letter of the text: a line of YAML ends without one`,
    ...withoutSign(written, sign, text),
  };
}

function withoutSign(written: string, sign: string, text: string) {
  return {
    found: quote(written),
    expected: `the text without the ${sign}, or in quotes`,
    fix: `write ${formatYaml(text)}, or ${quoteForYaml(written)} to show the ${sign}`,
    replacement: '',
  };
}

/** `heading: \"Featured\"`, as the text stands within a text of JSON. */
function escapedQuotes(written: string, range: Range): SourceProblem | undefined {
  const [, inner = ''] = /^\\(?:"|')(.+)\\(?:"|')$/.exec(written) ?? [];
  if (inner === '') return undefined;
  return {
    range,
    message: 'the \\ before the quotation marks makes them, and itself, letters of the text',
    found: quote(written),
    expected: 'quotation marks without \\, or none',
    fix: `write ${formatYaml(inner)}`,
    replacement: quoteForYaml(inner),
  };
}
