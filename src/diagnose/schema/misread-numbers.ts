import type { Scalar } from 'yaml';
import { z } from 'zod';
import { describeSchema } from '../../schema/describe-schema.ts';
import { accepts, metadataOf, type Schema } from '../../schema/schema-tree.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { Proof, Range, SourceProblem } from '../text/source-problem.ts';
import { meantBy } from './did-you-mean.ts';

/** What is wrong with a value, and the text to write instead. What is not said is what every value has. */
export type Reading = {
  message?: string;
  expected?: string;
  meant?: string | undefined;
  fix?: string;
  proof?: Proof;
};

export function booleanAsText(value: string, written: string): Reading | undefined {
  const meant = meantBy(value, ['true', 'false']);
  return meant === undefined ? undefined : readAsText(written, meant, `, not as ${meant}`);
}

/** Describes a number or a boolean that is in quotes or in a notation unknown to YAML. */
function readAsText(written: string, meant: string, instead = ''): Reading {
  return /^["']/.test(written)
    ? { message: `${written} in quotes is a text`, meant, fix: `write ${meant}, without quotes` }
    : { message: `YAML reads ${written} as a text${instead}`, meant, proof: 'notation' };
}

/** The number of ms, px or percent for which each unit stands that owners write. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ms: { ms: 1, millisecond: 1, s: 1_000, sec: 1_000, second: 1_000, min: 60_000, minute: 60_000 },
  px: { px: 1, pixel: 1 },
  '%': { '%': 1, percent: 1 },
};

export function numberAsText(schema: Schema, value: string, written: string): Reading | undefined {
  // Word processors write another minus sign, or a space after the minus, so both become a plain minus.
  const digits = value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const signed = digits.replaceAll('_', '').replace(/^[−–—‒‑‐-]\s*(?=\d)/, '-');
  // Some languages separate thousands, as in 1'200 or 1 200, and write a comma before decimals, as in 0,5.
  const number = signed
    .replace(/(?<=\d)['’\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/^([-+]?\d+),(\d{1,2})(?!\d)/, '$1.$2');
  const [, amount, unit] = /^([-+]?\d+(?:\.\d+)?)\s*(\p{L}*|%)$/u.exec(number) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  const factors = units[metadataOf(schema).unit ?? ''] ?? {};
  const factor = unit === '' ? 1 : factors[unit.toLowerCase().replace(/(?<=.{2})s$/, '')];
  const meant = String(Math.round(Number(amount) * (factor ?? 1) * 1_000) / 1_000);
  const isCertain = factor !== undefined && z.safeParse(schema, Number(meant)).success;
  if (unit === '') return isCertain ? readAsText(written, amount) : undefined;
  const message = `${quote(value)} has a unit, so YAML reads a text`;
  return isCertain
    ? { message, meant, proof: 'notation' }
    : { message, fix: `write ${describeSchema(schema)}` };
}

/** Finds a number that YAML probably reads differently than meant, such as `1.000` or `+12`. */
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
      fix: accepts(field, 'text')
        ? `write ${written.replace('.', '')}; or, to show the dot, ${quoteForYaml(written)}`
        : `write ${written.replace('.', '')}, or ${Math.trunc(value)}`,
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
