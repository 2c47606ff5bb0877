import type { MappedText, Spot, TextFile, TextMap } from '../desk-protocol/texts.ts';

/** An element of the page, with the text of the owner's files that it shows. */
export type Target = { text: MappedText; spot: Spot; element: Element };

/** The element of a section. */
export type Frame = Omit<TextMap['sections'][number], 'element'> & { element: Element };

/** What the desk knows of the elements of the page. */
export type Targets = { texts: readonly Target[]; frames: readonly Frame[] };

/** Finds the elements of a page's texts and sections. Texts that the page does not show any more are left out. */
export function findTargets({ texts, sections }: TextMap): Targets {
  const spots = texts.flatMap((text) => text.spots.map((spot) => ({ text, spot })));
  return {
    texts: spots.flatMap(({ text, spot }) => {
      const element = elementAt(spot.element);
      return element && isShown(element, spot) ? [{ text, spot, element }] : [];
    }),
    frames: sections.flatMap(({ element: indexes, ...section }) => {
      const element = elementAt(indexes);
      return element ? [{ ...section, element }] : [];
    }),
  };
}

function elementAt(indexes: readonly number[]): Element | undefined {
  let element: Element | null | undefined = document.getElementById('page');
  for (const index of indexes) element = element?.children[index];
  return element ?? undefined;
}

function isShown(element: Element, { attribute, shown }: Spot): boolean {
  if (attribute !== undefined) return element.getAttribute(attribute) === shown;
  return element.textContent?.includes(shown) ?? false;
}

/** Returns the text that is shown at a point of the page, or else the text of the element there. */
export function textAt({ texts }: Targets, at: Element, x: number, y: number): Target | undefined {
  // A link may lie over the whole of a card, so the texts below it are meant too.
  for (const element of document.elementsFromPoint(x, y)) {
    const here = texts.find((each) => each.element === element && contains(boxOf(each), x, y));
    if (here) return here;
  }
  return texts.find(({ element }) => element === at || element.parentElement === at);
}

/** Returns the text in Markdown that stands around an element; undefined if there is none, or several in a list. */
export function textFileAt({ texts }: Targets, at: Element): TextFile | undefined {
  const around = at.closest('article, section');
  if (!around || around.querySelector('article')) return undefined;
  const sources = texts.map(({ text, element }) => around.contains(element) && text.source);
  return sources.find((source) => typeof source === 'object');
}

export function frameAt({ frames }: Targets, at: Element): Frame | undefined {
  return frames.find(({ element }) => element.contains(at));
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Returns the box around a text, which may be a part of its element. */
export function boxOf({ element, spot }: Target): DOMRect {
  const nodes = spot.attribute === undefined ? nodesOf(element, spot.shown) : [];
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return element.getBoundingClientRect();
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range.getBoundingClientRect();
}

/** Returns the fewest neighbouring children of an element that contain a text. */
export function nodesOf(element: Element, text: string): readonly ChildNode[] {
  const all = [...element.childNodes];
  // Code has hundreds of parts, and is the whole of its element.
  if (joinedText(all) === text && all[0]?.textContent && all.at(-1)?.textContent) return all;
  for (let count = 1; count <= all.length; count += 1) {
    for (let start = 0; start + count <= all.length; start += 1) {
      const nodes = all.slice(start, start + count);
      if (joinedText(nodes).includes(text)) return nodes;
    }
  }
  return all;
}

export const joinedText = (nodes: readonly Node[]) =>
  nodes.map((node) => node.textContent ?? '').join('');
