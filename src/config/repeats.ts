import { wordFound } from './found.ts';
import type { Words } from './problem.ts';

/** The items of a list that say the same as an earlier one: the number of each, and the words. */
export function findRepeats(list: readonly unknown[]): [number, Words][] {
  const first = new Map<string, number>();
  return list.flatMap((item, index): [number, Words][] => {
    const text = JSON.stringify(item);
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, index);
      return [];
    }
    return [
      [
        index,
        {
          message: `the same stands at number ${earlier + 1} of the list already`,
          found: wordFound(item),
          expected: 'an item that is not in the list yet',
          fix: 'remove one of the two, or change it',
        },
      ],
    ];
  });
}
