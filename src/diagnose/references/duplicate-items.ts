import { type Document, isCollection } from 'yaml';
import { z } from 'zod';
import { metadataOf, unwrapped } from '../../schema/schema-tree.ts';
import type { SchemaValue } from '../../schema/schema-values.ts';
import { languageFolder } from '../../shared/language-folder.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { linesBetween, nodeAt, rangeOfValue } from '../document/nodes.ts';
import { describeValue } from '../schema/describe-value.ts';
import type { Source } from '../text/source.ts';

/** Finds items of a list that equal an earlier item. */
export function findDuplicateItems(
  source: Source,
  document: Document,
  values: readonly SchemaValue[],
): DocumentProblem[] {
  return values.flatMap(({ schema, value, path }) => {
    const list = unwrapped(schema);
    // Only lists are checked. A row (a tuple) may repeat values, such as a URL that is also its own label.
    if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return [];
    if (metadataOf(schema).mayRepeat) return [];
    const node = nodeAt(document, path);
    const isInBrackets = isCollection(node) && node.flow === true;
    // Tags are compared as the folders of their languages are.
    const items = path.at(-1) === 'languages' ? value.map(String).map(languageFolder) : value;
    return duplicatesIn(items, metadataOf(list.element).noun).map(({ index, earlier }) => {
      const place = [...path, index];
      const range = nodeAt(document, place)?.range;
      return {
        path: place,
        range: rangeOfValue(document, place),
        message: `this stands in the list twice: number ${earlier + 1} is the same already`,
        found: `${describeValue(value[index])} a second time`,
        expected: 'an item that is not in the list yet',
        fix: 'remove it, or change it',
        edits: range && !isInBrackets ? linesBetween(source, range[0], range[1]) : undefined,
        proof: 'repeat',
        isHint: true,
      };
    });
  });
}

function duplicatesIn(list: readonly unknown[], noun: string | undefined) {
  const texts = list.map((item) => JSON.stringify(item));
  // A `Map` keeps the last index that is set for a text. In reversed order, that is the text's first index.
  const first = new Map(texts.map((text, index): [string, number] => [text, index]).reverse());
  return texts.flatMap((text, index) => {
    // A page may show the same section at the top and at the end, so only a section that follows its
    // copy directly is reported.
    const earlier = noun === 'section' ? index - 1 : (first.get(text) ?? index);
    return earlier < index && texts[earlier] === text ? [{ index, earlier }] : [];
  });
}
