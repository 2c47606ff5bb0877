import { z } from 'zod';
import type { Json } from '../../desk-protocol/place.ts';
import { betterText } from '../../diagnose/schema/better-text.ts';
import type { Path } from '../../schema/path.ts';
import { schemaAt } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { type FileName, schemas } from '../site-files/owner-files.ts';
import { withEdit } from '../yaml-edits/value-edits.ts';

/** Takes out of a text what no file of text holds, such as the marks of a word processor. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Corrects texts that the check refuses, if it is certain of what was meant, such as `my-work` for "My Work". */
export function corrected(file: FileName, root: unknown, path: Path, given: Json): unknown {
  const schema = schemaAt(schemas[file], root, path);
  let value: unknown = JSON.parse(JSON.stringify(given), (_, each: unknown) =>
    typeof each === 'string' ? cleaned(each) : each,
  );
  for (const each of schema ? schemaValues(schema, value) : []) {
    const isRefused = !z.safeParse(each.schema, each.value).success;
    const better =
      isRefused && typeof each.value === 'string' ? betterText(each.role, each.value) : undefined;
    if (better !== undefined)
      value = withEdit(value, { kind: 'set', path: each.path, value: better });
  }
  return value;
}
