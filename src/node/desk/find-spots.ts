import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import type { Spot } from '../../shared/desk-protocol.ts';
import { markPattern, readMark, withoutMarks } from './text-marks.ts';

type Place = readonly number[];

/** Finds the spots of all marked texts, and the elements with these ids, in the HTML of a page. */
export function findSpots(html: string, ids: readonly string[]) {
  const { spots, readText, readElement } = createSpotReader();
  const sections = new Map<string, Place>();
  const read = (nodes: readonly Html.ChildNode[], place: Place): void => {
    let next = 0;
    for (const node of nodes) {
      if (node.nodeName === '#text' && 'value' in node) readText(node.value, place);
      if (!('tagName' in node)) continue;
      const element = [...place, next];
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      if (id !== undefined && ids.includes(id)) sections.set(id, element);
      readElement(node, element);
      read(node.childNodes, element);
      next += 1;
    }
  };
  read(parseFragment(html).childNodes, []);
  return { spots, sections };
}

/** Collects the spots of the marks that it reads, in the order of the document. */
function createSpotReader() {
  const spots = new Map<number, Spot[]>();
  /** The marks that have no end yet, with the text behind them. */
  const open = new Map<number, { place: Place; shown: string }>();
  /** The whole text of each element. */
  const wholes = new Map<string, string>();
  const add = (index: number, spot: Spot) => spots.set(index, [...(spots.get(index) ?? []), spot]);
  const pass = (text: string) => {
    for (const each of open.values()) each.shown += text;
  };
  const take = (mark: RegExpMatchArray, place: Place) => {
    const { isOpening, index } = readMark(mark);
    const begun = open.get(index);
    open.delete(index);
    if (isOpening) open.set(index, { place, shown: '' });
    if (isOpening || !begun) return;
    const element = commonPlace(begun.place, place);
    const isWhole = wholes.get(String(element)) === begun.shown;
    add(index, { element, shown: begun.shown, isWhole });
  };
  return {
    spots,
    readText: (text: string, place: Place) => {
      let from = 0;
      for (const mark of text.matchAll(markPattern)) {
        pass(text.slice(from, mark.index));
        from = mark.index + mark[0].length;
        take(mark, place);
      }
      pass(text.slice(from));
    },
    readElement: (node: Html.Element, element: Place) => {
      wholes.set(String(element), withoutMarks(textOf(node)));
      for (const { name, value } of node.attrs) {
        for (const mark of value.matchAll(markPattern)) {
          const shown = partOf(value, mark);
          const isWhole = shown === withoutMarks(value);
          if (shown !== undefined)
            add(readMark(mark).index, { element, attribute: name, shown, isWhole });
        }
      }
    },
  };
}

/** Returns the text between an opening mark of an attribute and its closing mark; undefined for a closing mark. */
function partOf(value: string, mark: RegExpExecArray): string | undefined {
  const { isOpening, index } = readMark(mark);
  const rest = value.slice(mark.index + mark[0].length);
  const close = [...rest.matchAll(markPattern)].find((each) => readMark(each).index === index);
  return isOpening && close ? withoutMarks(rest.slice(0, close.index)) : undefined;
}

function commonPlace(one: Place, other: Place): Place {
  const end = one.findIndex((step, index) => step !== other[index]);
  return end < 0 ? one : one.slice(0, end);
}

function textOf(node: Html.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      return 'childNodes' in child ? textOf(child) : '';
    })
    .join('');
}
