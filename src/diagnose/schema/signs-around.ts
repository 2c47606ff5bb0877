import { formatYaml } from '../../schema/format-yaml.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';
import type { WrittenText } from './written-text.ts';

/** Finds quotes or signs around a text that YAML reads as part of the text, so that visitors would see them. */
export function findSignsAround({ written, range }: WrittenText): SourceProblem | undefined {
  const curly = curlyQuotes(written, range);
  if (curly) return curly;
  for (const { pattern, place, reason } of signs) {
    const { inner = '', sign = '' } = pattern.exec(written)?.groups ?? {};
    if (inner === '') continue;
    const before = written.indexOf(inner);
    const from = range[0] + (before > 0 ? 0 : written.indexOf(sign, inner.length));
    return {
      // If signs stand before and after the text, the range is that of the sign before the text.
      range: [from, from + (before > 0 ? before : sign.length)],
      message: `the ${sign} at the ${place} is a letter of the text: ${reason}`,
      found: quote(written),
      expected: `the text without the ${sign}, or in quotes`,
      fix: `write ${formatYaml(inner)}, or ${quoteForYaml(written)} to show the ${sign}`,
      replacement: '',
      proof: 'syntax',
    };
  }
  return undefined;
}

/** Signs that assign a value, end a line or enclose a text in programming languages. */
const signs: readonly { pattern: RegExp; place: string; reason: string }[] = [
  {
    // `name: => Vitrine`, or `text: <<` above several lines
    pattern: /^(?<sign>[=-]>|<<|:=|==?)\s*(?<inner>[^\s=<][\s\S]*)$/,
    place: 'beginning',
    reason: 'YAML has no such sign',
  },
  {
    pattern: /^(?<sign>[•·‣◦●])\s+(?<inner>\S.*)$/,
    place: 'beginning',
    reason: 'the sign of an item is its dash',
  },
  {
    // `link: Career,`, or a `\` at the end of the first of several lines
    pattern: /^(?<inner>.*[^\s,;\\])\s*(?<sign>[,;]$|\\(?=[\r\n]|$))/,
    place: 'end',
    reason: 'a line of YAML ends without one',
  },
  {
    // `heading: Kind words"`, but neither 12" (inches) nor the houses' (plural)
    pattern: /^(?<inner>[^"']*[^"'\d\s])(?<sign>"|(?<!s)')$/,
    place: 'end',
    reason: 'there is none at its beginning',
  },
];

const mark = '[“”„‟«»″‘’‚‹›´`′]';

/** Finds curly quotes around a text, or escaped quotes, as in `\"Featured\"` copied from JSON. */
function curlyQuotes(written: string, range: Range): SourceProblem | undefined {
  const [, first = '', inner = '', last = ''] =
    new RegExp(`^(${mark}|\\\\?["'])([\\s\\S]*?)(${mark}|\\\\?["'])$`, 'u').exec(written) ?? [];
  if (last === '' || !new RegExp(`${mark}|\\\\`, 'u').test(first + last)) return undefined;
  // If the first sign may be an apostrophe, and the last may end a quotation in the text, both belong to the text.
  if (/[‘’´`′]/u.test(first) && /[‘’´`′'"]/u.test(inner)) return undefined;
  if (isSingle(first) !== isSingle(last)) return undefined;
  const meant = quoteForYaml(inner.replace(/^[\u00a0\u202f]|[\u00a0\u202f]$/gu, ''));
  return {
    range,
    message: 'YAML takes these quotation marks for letters of the text',
    found: quote(written),
    expected: 'straight quotation marks, or none',
    fix: `write ${meant}, or ${quoteForYaml(written)} to show the marks`,
    replacement: meant,
    proof: 'syntax',
  };
}

function isSingle(sign: string): boolean {
  return /['‘’‚‹›´`′]/u.test(sign);
}
