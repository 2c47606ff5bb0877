import { type Mutation, replaced, type Valid } from './mutation.ts';

/** Every line with a key or an item, indented otherwise; but not where that means the same. */
export function* indentMistakes(valid: Valid): Generator<Mutation> {
  let start = 0;
  for (const line of valid.text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (/^\s*(- |[\w-]+:( |$))/.test(line)) {
      for (const shift of [-2, -1, 1, 2, 4]) {
        if (indent + shift < 0) continue;
        const at = start + indent + shift;
        const moved = replaced(
          valid,
          'reindent a line',
          [start, start + indent],
          ' '.repeat(indent + shift),
          { at },
        );
        yield { ...moved, mayMeanTheSame: true };
      }
      const tabbed = '\t'.repeat(Math.ceil(indent / 2));
      if (indent > 0) yield replaced(valid, 'indent with a tab', [start, start + indent], tabbed);
    }
    start += line.length + 1;
  }
}
