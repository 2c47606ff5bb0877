import { isCollection, type Node } from 'yaml';
import type { Path } from '../../src/schema/path.ts';
import { isRequired, schemaAt } from '../../src/schema/schema-tree.ts';
import { lineStart, type Mutation, replaced, type Valid } from './mutation.ts';

/** A block with its key or its dash: the lines from `start` to `end`. */
type Block = { path: Path; start: number; end: number; parentAt: number };

/** Whole blocks, deleted where they are needed, moved to the end, written twice, or indented otherwise. */
export function* blockMistakes(
  valid: Valid,
  node: Node,
  path: Path,
  beginsAt: number,
  parentAt: number,
): Generator<Mutation> {
  if (!isCollection(node) || node.flow || !node.range) return;
  const start = lineStart(valid.text, beginsAt);
  const end = node.range[1];
  // What begins on the line of another block, as the first key of an item, cannot be moved alone.
  if (!/^\s*(- )?$/.test(valid.text.slice(start, beginsAt)) || !endsLine(valid.text, end)) return;
  const block = { path, start, end, parentAt };
  if (/^\s*$/.test(valid.text.slice(start, beginsAt)) || typeof path.at(-1) === 'number') {
    yield* withoutBlock(valid, block);
    yield* twice(valid, block);
    yield* reindented(valid, block);
  }
}

function endsLine(text: string, end: number): boolean {
  return text.charAt(end - 1) === '\n';
}

function* withoutBlock(valid: Valid, { path, start, end, parentAt }: Block): Generator<Mutation> {
  const field = schemaAt(valid.schema, valid.value, path);
  if (typeof path.at(-1) === 'number' || !field || !isRequired(field)) return;
  yield replaced(valid, 'delete a block', [start, end], '', { at: parentAt });
  if (path.length < 2) return;
  const block = valid.text.slice(start, end);
  const rest = valid.text.slice(end);
  const at = start + rest.length + (block.length - block.trimStart().length);
  const moved = replaced(valid, 'move a block', [start, valid.text.length], rest + block, { at });
  yield { ...moved, mayMeanTheSame: true };
}

function* twice(valid: Valid, { start, end }: Block): Generator<Mutation> {
  const block = valid.text.slice(start, end);
  const at = end + block.length - block.trimStart().length;
  yield replaced(valid, 'duplicate a block', [end, end], block, { at });
}

function* reindented(valid: Valid, { start, end }: Block): Generator<Mutation> {
  const lines = valid.text.slice(start, end).split('\n');
  const indent = (lines[0] ?? '').search(/\S/);
  for (const by of [-4, -2, -1, 1, 2, 4]) {
    if (indent + by < 0) continue;
    const shifted = lines.map((line) => {
      if (line.trim() === '') return line;
      return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
    });
    const at = start + indent + by;
    const moved = replaced(valid, 'reindent a block', [start, end], shifted.join('\n'), { at });
    yield { ...moved, mayMeanTheSame: true };
  }
}
