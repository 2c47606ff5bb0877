import type { Role } from '../../config/field-metadata.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import { fieldsAt, type Schema } from '../../schema/schema-tree.ts';
import type { Range } from '../text/source-problem.ts';

/** A text as it is written in the file, with its context. */
export type WrittenText = {
  /** The content of the whole file. The text stands at `range` in it. */
  file: string;
  range: Range;
  written: string;
  /** Whether the text has neither quotes nor a sign such as `|` before it. */
  isPlain: boolean;
  /** Whether the text is an item of a list. */
  isItem: boolean;
  role: Role | undefined;
  /** Returns what a line of its own may begin with: keys that the mappings around lack, and `- key` for an item. */
  starts: () => Set<string>;
};

/**
 * Returns the known keys of all mappings around a text that they lack, and with a dash all that an item may begin with,
 * as `key` and `- key`.
 */
export function startsOfLines(root: unknown, path: Path, schema: Schema): Set<string> {
  const blocks = path.map((_, depth) => path.slice(0, depth));
  const starts = blocks.flatMap((block) => {
    const keys = Object.keys(fieldsAt(schema, root, block));
    const lacking = keys.filter((key) => valueAt(root, [...block, key]) === undefined);
    return [...lacking, ...keys.map((key) => `- ${key}`)];
  });
  return new Set(starts);
}
