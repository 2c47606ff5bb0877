import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import type { Spot } from '../../shared/desk-protocol.ts';
import { markPattern, readMark, withoutMarks } from './text-marks.ts';

type Place = readonly number[];

/** The ids by which sections are found. The element of an id that is not the section's own is not on the page. */
type SectionIds = readonly { id: string; isOwn: boolean }[];

/** Finds the spots of all marked texts, and the elements of all sections, in the HTML of a page. */
export function findSpots(html: string, ids: SectionIds) {
  const { spots, readText, readElement } = createSpotReader();
  const sections = new Map<string, Place>();
  /** Reads nodes whose first element has the index `count`; returns the index of the next element. */
  const read = (nodes: readonly Html.ChildNode[], place: Place, count = 0): number =>
    nodes.reduce((next, node) => {
      if (node.nodeName === '#text' && 'value' in node) readText(node.value, place);
      if (!('tagName' in node)) return next;
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      const section = ids.find((each) => each.id === id);
      const inner = [...place, next];
      if (section && !section.isOwn) {
        sections.set(section.id, inner);
        return read(node.childNodes, place, next);
      }
      if (section) sections.set(section.id, [...inner, 0]);
      readElement(node, inner);
      read(node.childNodes, inner);
      return next + 1;
    }, count);
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
