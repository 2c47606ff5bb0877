import { describeValue } from '../schema/describe-value.ts';
import type { Message } from '../text/mistake.ts';

/** The items of a list that equal an earlier one, by index, each with a message. */
export function findDuplicateItems(list: readonly unknown[]): [number, Message][] {
  const first = new Map<string, number>();
  return list.flatMap((item, index): [number, Message][] => {
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
          found: describeValue(item),
          expected: 'an item that is not in the list yet',
          fix: 'remove one of the two, or change it',
        },
      ],
    ];
  });
}
