import { isCollection } from 'yaml';
import { z } from 'zod';
import { metadataOf, unwrapped } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { linesBetween, nodeAt } from '../document/locate.ts';
import { describeValue } from '../schema/describe-value.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { problemAt, type References } from './references.ts';

export function findDuplicateItems({ document, source, values }: References): DocumentProblem[] {
  return values.flatMap(({ schema, value, path }) => {
    const list = unwrapped(schema);
    // A row (a tuple) may repeat values: a URL may be its own label.
    if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return [];
    const mayRecur = metadataOf(list.element).noun === 'section';
    const node = nodeAt(document, path);
    return duplicatesIn(value, mayRecur).flatMap(([index, text]) => {
      const range = nodeAt(document, [...path, index])?.range;
      const isInBrackets = !range || (isCollection(node) && node.flow === true);
      const edits = isInBrackets ? undefined : linesBetween(source, range[0], range[1]);
      return problemAt(document, [...path, index], text).map((each) => ({ ...each, edits }));
    });
  });
}

/**
 * Finds items that equal an earlier item. With `isNext`, only neighbours count, because the same
 * section may be at the top and at the end of a page.
 */
function duplicatesIn(list: readonly unknown[], isNext: boolean): [number, ProblemText][] {
  const first = new Map<string, number>();
  return list.flatMap((item, index): [number, ProblemText][] => {
    const text = JSON.stringify(item);
    const earlier = first.get(text);
    if (earlier === undefined || (isNext && earlier < index - 1)) {
      first.set(text, index);
      return [];
    }
    const problem = {
      message: `this stands in the list twice: number ${earlier + 1} is the same already`,
      found: `${describeValue(item)} a second time`,
      expected: 'an item that is not in the list yet',
      fix: 'remove it, or change it',
    };
    return [[index, problem]];
  });
}
