import type { Schema } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { textKind } from './text-marks.ts';

/** The keys by which a page calls what it shows, in this order. */
const calling = ['heading', 'link', 'title', 'name', 'label'];

/** Returns how a page calls a section or an item: by its heading or title, or else by its first text. */
export function nameOf(schema: Schema, value: unknown): string | undefined {
  const texts = schemaValues(schema, value).filter((each) => textKind(each) !== undefined);
  const titles = calling.map((key) =>
    texts.find(({ path }) => path.length === 1 && path[0] === key),
  );
  const [named] = [...titles, ...texts].filter((each) => each !== undefined);
  return named && String(named.value);
}
