import type { Scalar } from 'yaml';
import { accepts } from '../../schema/accepted-kinds.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import { quoteForYaml } from '../text/quote.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';

/** Finds a number that YAML changes on reading, in a field that accepts numbers and texts. */
export function findMisreadNumber(
  { value, source: written = '', range }: Scalar,
  field: Schema | undefined,
): SourceProblem | undefined {
  if (typeof value !== 'number' || !range || !field || !accepts(field, 'number')) return undefined;
  const at: Range = [range[0], range[0] + written.length];
  // `stagger: 1.000`: YAML reads 1, but the owner may have meant a thousand.
  if (/^-?\d{1,3}\.\d{3}$/.test(written)) {
    return {
      range: at,
      message: `YAML reads ${written} as ${value}: the dot stands before decimals, not before thousands`,
      found: written,
      expected: 'a whole number without dots',
      fix: `write ${written.replace('.', '')}, or ${Math.trunc(value)}`,
    };
  }
  // `value: +12`: visitors would see 12 without the plus, so the text needs quotes.
  const isSame = !Number.isInteger(value) || String(value) === written;
  if (isSame || !accepts(field, 'text')) return undefined;
  const replacement = quoteForYaml(written);
  return {
    range: at,
    message: `YAML reads ${written} as the number ${value}, and visitors would see ${value}`,
    found: written,
    expected: 'a text in quotes, or a whole number in digits alone',
    fix: `put it in quotes: ${replacement}`,
    replacement,
  };
}
