import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import type { Spot } from '../../desk-protocol.ts';
import { markPair, textIndex, withoutMarks } from './text-marks.ts';

type Place = readonly number[];

/** Finds the spots of all marked texts, by their indexes, and the elements with these ids, in the HTML of a page. */
export function findSpots(html: string, ids: readonly string[]) {
  const spots = new Map<number, Spot[]>();
  const sections = new Map<string, Place>();
  /** Adds the texts that begin and end in a string. Returns the string with the marks of all others. */
  const take = (text: string, place: Omit<Spot, 'shown'>): string =>
    text.replace(markPair, (_, mark: string, inner: string) => {
      const [index, shown] = [textIndex(mark), withoutMarks(inner)];
      spots.set(index, [...(spots.get(index) ?? []), { ...place, shown }]);
      return take(inner, place);
    });
  // A text belongs to the innermost element that holds all of it.
  const read = (nodes: readonly Html.ChildNode[], element: Place): string => {
    let next = 0;
    const texts = nodes.map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const inner = [...element, next];
      next += 1;
      for (const { name, value } of node.attrs) {
        if (name === 'id' && ids.includes(value)) sections.set(value, inner);
        take(value, { element: inner, attribute: name });
      }
      return read(node.childNodes, inner);
    });
    return take(texts.join(''), { element });
  };
  read(parseFragment(html).childNodes, []);
  return { spots, sections };
}
