import type { Path } from './problem.ts';
import { childOf, type Schema } from './schema-tree.ts';

/** A value with what the schema says of it. */
export type Visited = { schema: Schema; value: unknown; path: Path };

/** Every value that the schema knows, from the outside in; what the schema does not know is left out. */
export function* visit(schema: Schema, value: unknown, path: Path = []): Generator<Visited> {
  yield { schema, value, path };
  for (const [step, inner] of stepsOf(value)) {
    const child = childOf(schema, value, step);
    if (child) yield* visit(child, inner, [...path, step]);
  }
}

function stepsOf(value: unknown): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
