import type { Scalar } from 'yaml';
import { accepts } from '../../schema/accepted-kinds.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import { quoteForYaml } from '../text/quote.ts';
import type { Range, SourceProblem } from '../text/source-problem.ts';

/** A number of which YAML keeps something else than was written, where its field accepts both. */
export function findMisreadNumber(
  { value, source: written = '', range }: Scalar,
  field: Schema | undefined,
): SourceProblem | undefined {
  if (typeof value !== 'number' || !range || !field || !accepts(field, 'number')) return undefined;
  const at: Range = [range[0], range[0] + written.length];
  // `stagger: 1.000`: YAML ends the whole number at the dot.
  if (/^-?\d{1,3}\.\d{3}$/.test(written)) {
    return {
      range: at,
      message: `YAML reads ${written} as ${value}: the dot stands before decimals, not before thousands`,
      found: written,
      expected: 'a whole number without dots',
      fix: `write ${written.replace('.', '')}, or ${Math.trunc(value)}`,
    };
  }
  // `value: +12`: visitors would read another figure than the one that was written.
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
