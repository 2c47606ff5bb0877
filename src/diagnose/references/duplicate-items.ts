import { describeValue } from '../schema/describe-value.ts';
import type { ProblemText } from '../text/source-problem.ts';

type Duplicate = [index: number, message: ProblemText];

/**
 * The items of a list that equal an earlier one, by index, each with a message; or only those that
 * equal the one before: links may stand at the top of a page and at its end, but not one below the other.
 */
export function findDuplicateItems(list: readonly unknown[], isNext: boolean): Duplicate[] {
  const first = new Map<string, number>();
  return list.flatMap((item, index): Duplicate[] => {
    const text = JSON.stringify(item);
    const earlier = first.get(text);
    if (earlier === undefined || (isNext && earlier < index - 1)) {
      first.set(text, index);
      return [];
    }
    const message = {
      message: `this stands in the list twice: number ${earlier + 1} is the same already`,
      found: `${describeValue(item)} a second time`,
      expected: 'an item that is not in the list yet',
      fix: 'remove it, or change it',
    };
    return [[index, message]];
  });
}
