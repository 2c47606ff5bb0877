import { z } from 'zod';
import type { Message } from '../messages/problem.ts';
import { describeSchema, isText } from './describe-schema.ts';
import { describeValue, quote } from './describe-value.ts';
import { type Schema, unwrapped } from './schema-tree.ts';

/** A value of the wrong kind, and how the file has it. */
export type Mistyped = {
  schema: Schema;
  value: unknown;
  /** The value as it is written, on one line. */
  written: string;
  /** What follows the value, or the colon where there is none, on the same line. */
  after: string;
};

/** Says what YAML made of a value that was meant otherwise; undefined where it is plainly wrong. */
export function formatMisreadValue(mistyped: Mistyped): Message | undefined {
  const { schema, value, written, after } = mistyped;
  const said = whatYamlMadeOf(mistyped);
  if (!said) return undefined;
  // Where a comment has eaten the value, the file shows more than YAML found.
  const found = value === null && after === '' ? quote(written) : describeValue(value);
  return { ...said, found, expected: describeSchema(schema) };
}

type Said = { message: string; fix: string };

function whatYamlMadeOf({ schema, value, written, after }: Mistyped): Said | undefined {
  if (accepts(schema, 'text') && typeof value !== 'string') return notText(value, written, after);
  if (typeof value !== 'string') return undefined;
  if (accepts(schema, 'truth')) return truthAsText(value, written);
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

function notText(value: unknown, written: string, after: string): Said | undefined {
  const quoted = `put it in quotes: ${JSON.stringify(written)}`;
  if (value === null) {
    const comment = /^#\S.*/.exec(after)?.[0];
    if (written === '' && comment !== undefined) {
      const meant = comment.split(/\s+#/)[0] ?? comment;
      return {
        message: `YAML took ${meant} for a comment, so nothing is left`,
        fix: `put it in quotes: ${JSON.stringify(meant)}`,
      };
    }
    return written === '' ? undefined : { message: `YAML read ${written} as nothing`, fix: quoted };
  }
  if (typeof value === 'number') return { message: wordNumber(value, written), fix: quoted };
  if (typeof value === 'boolean') {
    return { message: `YAML read ${written} as a truth value, not as a text`, fix: quoted };
  }
  const [first = ''] = written;
  if (first === '{' || first === '[') {
    const made = first === '{' ? 'a block' : 'a list';
    return { message: `YAML read a text that begins with ${first} as ${made}`, fix: quoted };
  }
  if (/^[^\n]+:(\s|$)/.test(written) && Object.keys(Object(value)).length === 1) {
    return { message: 'YAML read a text that holds a colon as a key and its value', fix: quoted };
  }
  return undefined;
}

function wordNumber(value: number, written: string): string {
  if (/^\+\d{6,}$/.test(written)) return `YAML read the phone number ${written} as a number`;
  return String(value) === written
    ? `YAML read ${written} as a number, not as a text`
    : `YAML read ${written} as the number ${value}`;
}

function truthAsText(value: string, written: string): Said | undefined {
  const truth = /^(yes|y|on|true)$/i.test(value)
    ? 'true'
    : /^(no|n|off|false)$/i.test(value)
      ? 'false'
      : undefined;
  if (truth === undefined) return undefined;
  return /^["']/.test(written)
    ? { message: `${written} in quotes is a text`, fix: `write ${truth}, without quotes` }
    : { message: `YAML reads ${written} as a text, not as ${truth}`, fix: `write ${truth}` };
}

function numberAsText(value: string, written: string): Said | undefined {
  const number = value.replaceAll('_', '');
  if (/^[-+]?\d+(\.\d+)?$/.test(number)) {
    return /^["']/.test(written)
      ? { message: `${written} in quotes is a text`, fix: `write ${number}, without quotes` }
      : { message: `YAML reads ${written} as a text`, fix: `write ${number}` };
  }
  const [, amount, unit] = /^([-+]?\d+(?:\.\d+)?)\s*([a-z%]{1,3})$/i.exec(value) ?? [];
  if (amount === undefined) return undefined;
  return {
    message: `${quote(value)} has a unit, so YAML reads a text`,
    fix: inUnits(amount, unit),
  };
}

function inUnits(amount: string, unit: string | undefined): string {
  return unit === 's' ? `write ${Math.round(Number(amount) * 1000)}` : `write ${amount}`;
}

type Kind = 'text' | 'truth' | 'number' | 'block';

/** Whether a value of a kind may stand there. */
export function accepts(schema: Schema, kind: Kind): boolean {
  const one = unwrapped(schema);
  if (one instanceof z.ZodUnion && !(one instanceof z.ZodDiscriminatedUnion)) {
    const options: readonly Schema[] = one.options;
    return options.some((option) => accepts(option, kind));
  }
  switch (kind) {
    case 'text':
      return isText(one) || one instanceof z.ZodEnum || isTextLiteral(one);
    case 'truth':
      return one instanceof z.ZodBoolean;
    case 'number':
      return one instanceof z.ZodNumber;
    case 'block':
      return one instanceof z.ZodObject || one instanceof z.ZodDiscriminatedUnion;
  }
}

function isTextLiteral(schema: Schema): boolean {
  return schema instanceof z.ZodLiteral && [...schema.values].every((v) => typeof v === 'string');
}
