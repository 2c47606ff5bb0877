import { parseDocument } from 'yaml';
import { z } from 'zod';
import { describeSchema } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import {
  accepts,
  metadataOf,
  optionsOf,
  type Schema,
  unwrapped,
} from '../../schema/schema-tree.ts';
import { quoteForYaml } from '../text/quote.ts';
import { booleanAsText, numberAsText, type Reading } from './misread-numbers.ts';

/** A value with its schema and its text in the file. */
export type WrittenValue = {
  schema: Schema;
  value: unknown;
  written: string;
  /** The rest of the line after the value, or after the colon if there is no value. */
  after: string;
  isItem: boolean;
};

/** Says how YAML reads a value differently than meant; undefined for any other value. */
export function readOtherwise(place: WrittenValue): Reading | undefined {
  const { schema, value, written, after } = place;
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (only !== undefined && typeof only !== 'object' && z.safeParse(schema, only).success) {
    const message = 'here stands a list of one item, and a single value belongs here';
    return { message, meant: formatYaml(only) };
  }
  if (value === null) return isTakenForComment(place) ? takenForComment(schema, after) : undefined;
  if (accepts(schema, 'text') && typeof value !== 'string') return notText(place);
  // `tags: {Stoneware, Lisbon}`
  const names = Object.entries(Object(value)).map(([name, each]) => (each === null ? name : each));
  if (
    written.startsWith('{') &&
    unwrapped(schema) instanceof z.ZodArray &&
    z.safeParse(schema, names).success
  )
    return { message: 'a list has [ and ] around it', meant: formatYaml(names), proof: 'list' };
  if (typeof value !== 'string') return undefined;
  if (accepts(schema, 'boolean')) return booleanAsText(value, written);
  if (accepts(schema, 'number')) return numberAsText(schema, value, written);
  const list = withoutBrackets(schema, written) ?? listAsText(schema, value);
  if (list) return list;
  const [, key, rest] = /^([\w-]+):(\S.*)/.exec(written) ?? [];
  if (key === undefined || !accepts(schema, 'block')) return undefined;
  return {
    message: `there is no blank after the colon of "${key}", so YAML read a text`,
    fix: `write ${key}: ${rest}`,
  };
}

/** Checks whether a value was meant by what YAML reads as a comment: a colour, or a heading as Markdown has it. */
export function isTakenForComment({ schema, value, written, after }: WrittenValue): boolean {
  if (value !== null || written !== '') return false;
  return /^#\S/.test(after) || headingIn(schema, after) !== undefined;
}

/** Returns the key `heading` with the words of `# Method`, where the schema accepts that key in place of a text. */
export function headingIn(schema: Schema, text: string): string | undefined {
  const [, heading] = /^#{1,6}\s*(\S.*)$/.exec(text) ?? [];
  const accepted = optionsOf(schema).some((option) => z.safeParse(option, { heading }).success);
  return heading !== undefined && accepted ? `heading: ${formatYaml(heading)}` : undefined;
}

/** `accent: #4a37b8`: YAML reads a `#` after a space as a comment, so the value needs quotes. */
function takenForComment(schema: Schema, after: string): Reading {
  const comment = after.split(/\s+#/)[0] ?? after;
  const message = `YAML took ${comment} for a comment, so nothing is left`;
  const heading = headingIn(schema, comment);
  if (heading !== undefined) return { message, meant: heading, proof: 'syntax' };
  if (accepts(schema, 'text')) return { message, ...inQuotes(comment), proof: 'syntax' };
  return { message, fix: 'write texts that begin with # in quotes' };
}

function notText({ schema, value, written, isItem }: WrittenValue): Reading | undefined {
  const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S+)$/.exec(written) ?? [];
  if (scheme !== undefined && z.safeParse(schema, `${scheme}:${rest}`).success) {
    const message = 'the blank after the colon ends the link: YAML reads a key and its value';
    return { message, meant: quoteForYaml(`${scheme}:${rest}`), proof: 'notation' };
  }
  const message = messageOfKind(value, written);
  if (message === undefined) return undefined;
  // Quotes help only if they make a valid text. A colour such as `123456` also needs a `#`.
  const texts = /[^\s[\]{}]/.test(written) ? [written, written.replace(/^\w+$/, '#$&')] : [];
  const meant = texts.find((text) => z.safeParse(schema, text).success);
  // A switch was probably meant by `menu: true`, and not the word. An item of a list is none.
  if (typeof value === 'boolean' && !isItem)
    return { message, fix: `write ${describeSchema(schema)}, and the word itself in quotes` };
  // `- h2: Tools` or `- jQuery:` may be a wrong key or a needless colon as well, so only the owner knows.
  const isBraced = written.startsWith('{') && metadataOf(schema).role !== 'title';
  // Several texts in brackets may be meant for several languages.
  const isList = Array.isArray(value) && value.length > 1;
  if (isList && /^\[\s*[\w-]+:\s/.test(written))
    return { message, fix: `write ${written.replace(/^\[(.*)\]$/s, '{$1}')}` };
  if (meant && (isBraced || isList || /^[a-z]\S*:\s|^\S+:$/.test(written)))
    return { message, fix: inQuotes(meant).fix };
  if (meant === undefined) {
    const [issue] = z.safeParse(schema, written).error?.issues ?? [];
    const fix: unknown = issue?.code === 'custom' ? issue.params?.['fix'] : undefined;
    return { message, fix: typeof fix === 'string' ? fix : `write ${describeSchema(schema)}` };
  }
  return {
    message,
    ...inQuotes(meant),
    ...((isItem || (typeof value === 'object' && value !== null)) && { proof: 'syntax' }),
  };
}

/** Explains why YAML did not read a value as a text; undefined if no reason is known. */
function messageOfKind(value: unknown, written: string): string | undefined {
  if (typeof value === 'number') return formatNumber(value, written);
  if (typeof value === 'boolean') return `YAML read ${written} as ${value}, not as a text`;
  if (written.startsWith('{')) return 'YAML read a text that begins with { as keys and values';
  if (written.startsWith('[')) return 'YAML read a text that begins with [ as a list';
  const isPair = /^[^\n]+:([^\S\n].*)?$/.test(written) && Object.keys(Object(value)).length === 1;
  return isPair ? 'YAML read a text that holds a colon as a key and its value' : undefined;
}

function formatNumber(value: number, written: string): string {
  return String(value) === written
    ? `YAML read ${written} as a number, not as a text`
    : `YAML read ${written} as the number ${value}`;
}

/** In characters. A longer part of a text is probably a sentence with commas, and no item of a list. */
const longestItem = 36;

/** `tags: Node.js, MySQL`: a text stands where a list belongs. */
function listAsText(schema: Schema, value: string): Reading | undefined {
  if (!(unwrapped(schema) instanceof z.ZodArray)) return undefined;
  const parts = value.replace(/^[-•*]\s+|[,;]$/g, '').split(/\s*[,;|•·]\s+|\s+[-–]\s+/);
  const isSentence = /[.!?…]$/.test(value) || parts.some(({ length }) => length > longestItem);
  const items = isSentence ? [value] : parts;
  if (!z.safeParse(schema, items).success) return undefined;
  const message = 'a text stands here, and a list belongs here';
  return { message, meant: formatYaml(items), proof: 'list' };
}

/** `- Instagram, https://…`, or `tags: Stoneware, Porcelain]`: brackets around a list are missing. */
function withoutBrackets(schema: Schema, written: string): Reading | undefined {
  const isRow = unwrapped(schema) instanceof z.ZodTuple;
  const [, items] =
    /^([^[{"'>|][^[\]]*?)(\]?)$/.exec(isRow ? written : written.replace(/^.*[^\]]$/, '')) ?? [];
  const meant = items && `[${items}]`;
  if (!meant || !z.safeParse(schema, parseDocument(meant).toJS()).success) return undefined;
  return { message: 'a list without [ and ] around it is a text', meant, proof: 'syntax' };
}

function inQuotes(written: string) {
  const meant = quoteForYaml(written);
  return { meant, fix: `put it in quotes: ${meant}` };
}
