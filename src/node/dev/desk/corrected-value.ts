import { z } from 'zod';
import type { Json } from '../../../desk-protocol/place.ts';
import type { Act } from '../../../desk-protocol/requests.ts';
import { betterText } from '../../../diagnose/schema/better-text.ts';
import { type Path, valueAt } from '../../../schema/path.ts';
import { schemaAt } from '../../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../../../schema/schema-values.ts';
import { type FileName, schemas } from '../../files/site-files/owner-files.ts';
import { withEdit } from '../../files/yaml-edits/value-edits.ts';
import type { OwnerValues } from './owner-texts.ts';

/** Takes out of a text what no file of text holds, such as the marks of a word processor. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Corrects texts that the check refuses, if it is certain of what was meant, such as `my-work` for "My Work". */
export function corrected(file: FileName, values: OwnerValues, path: Path, given: Json): unknown {
  const tag =
    values.spoken?.languages[0] ?? String(valueAt(values.site, ['app', 'language']) ?? 'en');
  const schema = schemaAt(schemas[file], values[file], path);
  let value: unknown = JSON.parse(JSON.stringify(given), (_, each: unknown) =>
    typeof each === 'string' ? cleaned(each) : each,
  );
  for (const each of schema ? schemaValues(schema, value) : []) {
    const better =
      typeof each.value === 'string' ? correctedText(each, each.value, tag) : undefined;
    if (better !== undefined)
      value = withEdit(value, { kind: 'set', path: each.path, value: better });
  }
  return value;
}

/** Returns the text that is certainly meant by one that is refused, or that leads to no phone abroad. */
function correctedText(
  { schema, role }: SchemaValue,
  text: string,
  tag: string,
): string | undefined {
  const { error } = z.safeParse(schema, text);
  const [issue] = error?.issues ?? [];
  if (!issue) return undefined;
  const known = certain.safeParse(issue).data?.params;
  const link =
    role === 'link' && text.trim() === '#' && z.safeParse(schema, '').success ? '' : undefined;
  const isGerman = role === 'page path' && /^de\b/.test(tag);
  const spelt = isGerman ? text.replace(/[äöü]/gi, '$&e') : text;
  const better = known?.better ?? link ?? betterText(role, spelt);
  return better?.startsWith('tel:') ? abroad(better, tag) : better;
}

/** An issue of a text that can mean one other text alone. */
const certain = z.object({
  params: z.object({
    better: z.string(),
    isCertain: z.literal(true),
    part: z.undefined().optional(),
  }),
});

/** The code of a country and how a number is dialled within it, by its letters. Numbers of Italy keep their 0. */
const [zero, nine, eight] = [/^0([1-9]\d{6,10})$/, /^([1-9]\d{8})$/, /^([1-9]\d{7})$/];
const dialling: Readonly<Record<string, readonly [code: string, within: RegExp]>> = {
  ...{ AT: ['43', zero], BE: ['32', zero], CH: ['41', zero], DE: ['49', zero], FI: ['358', zero] },
  ...{ FR: ['33', zero], GB: ['44', zero], IE: ['353', zero], JP: ['81', zero], NL: ['31', zero] },
  ...{ SE: ['46', zero], TR: ['90', zero], UA: ['380', zero], IT: ['39', /^([03]\d{8,9})$/] },
  ...{ CZ: ['420', nine], ES: ['34', nine], PL: ['48', nine], PT: ['351', nine] },
  ...{ DK: ['45', eight], NO: ['47', eight] },
};

/** Writes a number as it is dialled from abroad, if it is one of the country of the site, which its language tells. */
function abroad(link: string, tag: string): string {
  const [code, within] = dialling[new Intl.Locale(tag).maximize().region ?? ''] ?? [];
  const [, number] = within?.exec(link.slice('tel:'.length)) ?? [];
  return number === undefined ? link : `tel:+${code}${number}`;
}

/** Returns what was written in place of texts that the check would have refused. */
export const correctedIn = (acts: readonly Act[], values: OwnerValues) =>
  acts.flatMap((act) => {
    if (act.kind !== 'set' || typeof act.value !== 'string') return [];
    const text = corrected(act.file, values, act.path, act.value);
    return typeof text === 'string' && text !== act.value.trim() && text !== '' ? [text] : [];
  });
