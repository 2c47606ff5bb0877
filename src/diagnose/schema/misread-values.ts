import { z } from 'zod';
import { describeSchema } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { accepts, type Schema } from '../../schema/schema-tree.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { describeValue } from './describe-value.ts';

/** A value with its schema and its text in the file. */
export type WrittenValue = {
  schema: Schema;
  value: unknown;
  written: string;
  /** The rest of the line after the value, or after the colon if there is no value. */
  after: string;
};

/** How YAML read a value, and the text to write instead. */
type Misreading = { message: string; meant?: string; fix?: string };

/** Describes a value that YAML reads differently than meant; undefined for any other value. */
export function formatMisreadValue(place: WrittenValue): ProblemText | undefined {
  const { schema, value } = place;
  const misreading = misreadingOf(place);
  if (!misreading) return undefined;
  const { message, meant, fix = `write ${meant}` } = misreading;
  return {
    message,
    found: describeValue(value),
    expected: describeSchema(schema),
    fix,
    replacement: meant,
  };
}

function misreadingOf(place: WrittenValue): Misreading | undefined {
  const { schema, value, written, after } = place;
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (only !== undefined && typeof only !== 'object' && z.safeParse(schema, only).success) {
    const message = 'here stands a list of one item, and a single value belongs here';
    return { message, meant: formatYaml(only) };
  }
  if (value === null && written === '') {
    return /^#\S/.test(after) ? takenForComment(schema, after) : undefined;
  }
  if (accepts(schema, 'text') && typeof value !== 'string') return notText(place);
  if (typeof value !== 'string') return undefined;
  if (accepts(schema, 'boolean')) return booleanAsText(value, written);
  if (accepts(schema, 'number')) return numberAsText(value, written);
  const [, key, rest] = /^([\w-]+):(\S.*)/.exec(written) ?? [];
  if (key === undefined || !accepts(schema, 'block')) return undefined;
  return {
    message: `there is no blank after the colon of "${key}", so YAML read a text`,
    fix: `write ${key}: ${rest}`,
  };
}

/** `accent: #4a37b8`: YAML reads a `#` after a space as a comment, so the value needs quotes. */
function takenForComment(schema: Schema, after: string): Misreading {
  const comment = after.split(/\s+#/)[0] ?? after;
  const message = `YAML took ${comment} for a comment, so nothing is left`;
  if (accepts(schema, 'text')) return { message, ...inQuotes(comment) };
  return { message, fix: 'write texts that begin with # in quotes' };
}

function notText({ schema, value, written }: WrittenValue): Misreading | undefined {
  const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S+)$/.exec(written) ?? [];
  if (scheme !== undefined && z.safeParse(schema, `${scheme}:${rest}`).success) {
    const message = 'the blank after the colon ends the link: YAML reads a key and its value';
    return { message, meant: quoteForYaml(`${scheme}:${rest}`) };
  }
  const message = messageOfKind(value, written);
  if (message === undefined) return undefined;
  // Quotes help only if they make a valid text. A colour such as `123456` also needs a `#`.
  const meant = [written, `#${written}`].find((text) => z.safeParse(schema, text).success);
  return { message, ...(meant ? inQuotes(meant) : { fix: `write ${describeSchema(schema)}` }) };
}

/** Explains why YAML did not read a value as a text; undefined if no reason is known. */
function messageOfKind(value: unknown, written: string): string | undefined {
  if (value === null) return `YAML read ${written} as nothing`;
  if (typeof value === 'number') return formatNumber(value, written);
  if (typeof value === 'boolean') return `YAML read ${written} as a truth value, not as a text`;
  if (written.startsWith('{')) return 'YAML read a text that begins with { as a block';
  if (written.startsWith('[')) return 'YAML read a text that begins with [ as a list';
  const isPair = /^[^\n]+:([^\S\n].*)?$/.test(written) && Object.keys(Object(value)).length === 1;
  return isPair ? 'YAML read a text that holds a colon as a key and its value' : undefined;
}

function formatNumber(value: number, written: string): string {
  return String(value) === written
    ? `YAML read ${written} as a number, not as a text`
    : `YAML read ${written} as the number ${value}`;
}

function booleanAsText(value: string, written: string): Misreading | undefined {
  if (/^(yes|y|on|true)$/i.test(value)) return readAsText(written, 'true', ', not as true');
  return /^(no|n|off|false)$/i.test(value)
    ? readAsText(written, 'false', ', not as false')
    : undefined;
}

/** Describes a number or a boolean that is in quotes or in a notation unknown to YAML. */
function readAsText(written: string, meant: string, instead = ''): Misreading {
  return /^["']/.test(written)
    ? { message: `${written} in quotes is a text`, meant, fix: `write ${meant}, without quotes` }
    : { message: `YAML reads ${written} as a text${instead}`, meant };
}

function numberAsText(value: string, written: string): Misreading | undefined {
  // Word processors write another minus sign, or a space after the minus, so both become a plain minus.
  const signed = value.replaceAll('_', '').replace(/^[−–—‒‑‐-]\s*(?=\d)/, '-');
  // Some languages separate thousands, as in 1'200 or 1 200. YAML does not, so the separators are removed.
  const number = signed.replace(/(?<=\d)['’\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (/^[-+]?\d+(\.\d+)?$/.test(number)) return readAsText(written, number);
  const [, amount, unit] = /^([-+]?\d+(?:\.\d+)?)\s*([a-z%]{1,3})$/i.exec(number) ?? [];
  if (amount === undefined) return undefined;
  const meant = unit === 's' ? String(Math.round(Number(amount) * 1000)) : amount;
  return { message: `${quote(value)} has a unit, so YAML reads a text`, meant };
}

function inQuotes(written: string) {
  const meant = quoteForYaml(written);
  return { meant, fix: `put it in quotes: ${meant}` };
}
