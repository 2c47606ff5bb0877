import { z } from 'zod';
import { accepts } from '../../schema/accepted-kinds.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/example-value.ts';
import { fieldsOf, type Schema } from '../../schema/schema-tree.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { describeValue } from './describe-value.ts';

/** A value with its schema and its text in the file. */
export type WrittenValue = {
  schema: Schema;
  value: unknown;
  /** The text of the value in the file. */
  written: string;
  /** The rest of the line after the value, or after the colon if there is no value. */
  after: string;
};

/** A value that YAML reads differently from what the owner meant; undefined if it does not. */
export function formatMisreadValue(misread: WrittenValue): ProblemText | undefined {
  const { schema, value, written, after } = misread;
  const parts = formatReading(misread);
  if (!parts) return undefined;
  // A value that is missing at the end of its line is shown as it is written, for instance as null.
  const found = value === null && after === '' ? quote(written) : describeValue(value);
  return { ...parts, found, expected: describeSchema(schema) };
}

type MessageParts = { message: string; fix: string; replacement?: string };

function formatReading(misread: WrittenValue): MessageParts | undefined {
  const { schema, value, written, after } = misread;
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (only !== undefined && typeof only !== 'object' && z.safeParse(schema, only).success) {
    const replacement = formatYaml(only);
    return {
      message: 'here stands a list of one item, and a single value belongs here',
      fix: `write ${replacement}`,
      replacement,
    };
  }
  if (accepts(schema, 'text') && typeof value !== 'string') return notText(misread);
  if (value === null && written === '' && /^#\S/.test(after)) {
    return takenForComment(after, fieldFor(schema, after));
  }
  if (typeof value !== 'string') return undefined;
  if (accepts(schema, 'boolean')) return booleanAsText(value, written);
  if (accepts(schema, 'number')) return numberAsText(value, written);
  if (accepts(schema, 'block') && /^[\w-]+:\S/.test(written)) {
    const key = written.slice(0, written.indexOf(':'));
    return {
      message: `there is no blank after the colon of "${key}", so YAML read a text`,
      fix: `write ${key}: ${written.slice(key.length + 1)}`,
    };
  }
  return undefined;
}

function notText({ schema, value, written, after }: WrittenValue): MessageParts | undefined {
  const link = /^(?:mailto|tel|https?):\s+\S/.test(written)
    ? written.replace(/\s+/g, '')
    : undefined;
  if (link !== undefined && z.safeParse(schema, link).success) {
    return {
      message: 'the blank after the colon ends the link: YAML reads a key and its value',
      fix: `write ${link}`,
      replacement: link.startsWith('http') ? link : quoteForYaml(link),
    };
  }
  const quoted = inQuotes(written);
  // `light: 123456`
  const coloured = typeof value === 'number' && z.safeParse(schema, `#${written}`).success;
  if (coloured && !z.safeParse(schema, written).success) {
    return { message: formatNumber(value, written), ...inQuotes(`#${written}`) };
  }
  if (value === null) {
    if (written === '' && /^#\S/.test(after)) return takenForComment(after);
    return written === '' ? undefined : { message: `YAML read ${written} as nothing`, ...quoted };
  }
  if (typeof value === 'number') return { message: formatNumber(value, written), ...quoted };
  if (typeof value === 'boolean') {
    return { message: `YAML read ${written} as a truth value, not as a text`, ...quoted };
  }
  const [first = ''] = written;
  if (first === '{' || first === '[') {
    const made = first === '{' ? 'a block' : 'a list';
    return { message: `YAML read a text that begins with ${first} as ${made}`, ...quoted };
  }
  if (/^[^\n]+:(\s|$)/.test(written) && Object.keys(Object(value)).length === 1) {
    return { message: 'YAML read a text that holds a colon as a key and its value', ...quoted };
  }
  return undefined;
}

/** `accent: #4a37b8`: without quotes, a value that begins with # is none. */
function takenForComment(comment: string, field?: string): MessageParts {
  const meant = withoutComment(comment);
  const message = `YAML took ${meant} for a comment, so nothing is left`;
  const quoted = inQuotes(meant);
  if (field === undefined) return { message, ...quoted };
  const replacement = `{ ${field}: ${quoted.replacement} }`;
  return { message, fix: `write it in quotes, as one of the keys: ${replacement}`, replacement };
}

/** The first key of a block that takes a value, where a comment was meant as one. */
function fieldFor(schema: Schema, comment: string): string | undefined {
  const fields = Object.entries(fieldsOf(schema, {}));
  return fields.find(([, field]) => z.safeParse(field, withoutComment(comment)).success)?.[0];
}

function withoutComment(text: string): string {
  return text.split(/\s+#/)[0] ?? text;
}

function formatNumber(value: number, written: string): string {
  if (/^\+\d{6,}$/.test(written)) return `YAML read the phone number ${written} as a number`;
  return String(value) === written
    ? `YAML read ${written} as a number, not as a text`
    : `YAML read ${written} as the number ${value}`;
}

function booleanAsText(value: string, written: string): MessageParts | undefined {
  const boolean = /^(yes|y|on|true)$/i.test(value)
    ? 'true'
    : /^(no|n|off|false)$/i.test(value)
      ? 'false'
      : undefined;
  return boolean && readAsText(written, boolean, `, not as ${boolean}`);
}

/** A value in quotes, or in a notation that is none of YAML. */
function readAsText(written: string, meant: string, instead = ''): MessageParts {
  const isQuoted = /^["']/.test(written);
  return {
    message: isQuoted
      ? `${written} in quotes is a text`
      : `YAML reads ${written} as a text${instead}`,
    fix: isQuoted ? `write ${meant}, without quotes` : `write ${meant}`,
    replacement: meant,
  };
}

function numberAsText(value: string, written: string): MessageParts | undefined {
  // The minus of word processors, or one with a blank after it.
  const signed = value.replaceAll('_', '').replace(/^[−–—‒‑‐-]\s*(?=\d)/, '-');
  // Thousands as in other languages: 1'200, 1 200.
  const number = signed.replace(/(?<=\d)['’\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (/^[-+]?\d+(\.\d+)?$/.test(number)) return readAsText(written, number);
  const [, amount, unit] = /^([-+]?\d+(?:\.\d+)?)\s*([a-z%]{1,3})$/i.exec(number) ?? [];
  if (amount === undefined) return undefined;
  const replacement = unit === 's' ? String(Math.round(Number(amount) * 1000)) : amount;
  return {
    message: `${quote(value)} has a unit, so YAML reads a text`,
    fix: `write ${replacement}`,
    replacement,
  };
}

function inQuotes(written: string) {
  const replacement = quoteForYaml(written);
  return { fix: `put it in quotes: ${replacement}`, replacement };
}
