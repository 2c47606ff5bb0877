// The build lets sections and parts of pages call this in place of React's own `jsx`, on sites with texts of both
// directions. So each text is read in the direction of its own letters, whichever element shows it.
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { directionOf } from '../shared/text-direction.ts';

export const { Fragment } = react;

type Props = Record<string, unknown>;

let pageDirection = globalThis.document?.documentElement.dir || 'ltr';

/** Says in which direction the language of the pages is written that are rendered from now on. */
export function setPageDirection(direction: 'ltr' | 'rtl'): void {
  pageDirection = direction;
}

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, isolateTexts(type, props, key), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, isolateTexts(type, props, key), key);

/** The elements in which browsers show no other element. */
const plain = /^(?:bdi|option|script|style|textarea|title)$/;

/** Isolates the texts in an element, in a link that another package renders, or in a fragment with a running text. */
export function isolateTexts(type: ElementType, props: Props, key?: Key): Props {
  const isElement = typeof type === 'string' ? !plain.test(type) : 'to' in props;
  const { children } = props;
  if (Object.is(type, Fragment)) {
    // One with a key is one of several parts of a text, such as those of an address that may be broken.
    if (key !== undefined) return props;
    // The signs between its parts belong to the text as well.
    const first = [children]
      .flat()
      .find((child) => typeof child === 'string' && directionOf(child));
    if (!isOther(first)) return props;
    return { children: Array.isArray(children) ? [isolated(children)] : isolated(children) };
  }
  if (!isElement || props['dir'] !== undefined) return props;
  if (!Array.isArray(children))
    return isOther(children) ? { ...props, children: isolated(children) } : props;
  const texts = children.filter((child) => typeof child === 'string' && directionOf(child));
  if (!isOther(texts[0])) return props;
  // Several texts are parts of one, and a single one may stand beside an icon, which keeps its place.
  const isolate = (child: unknown, index: number) =>
    isOther(child) ? isolated(child, index) : child;
  return { ...props, children: texts.length > 1 ? [isolated(children)] : children.map(isolate) };
}

const isOther = (child: unknown): child is string =>
  typeof child === 'string' && ![pageDirection, undefined].includes(directionOf(child));

/** The element around a text keeps the direction of the page, and so its edge, its margin and its mark. */
const isolated = (children: unknown, index = 0) =>
  (Array.isArray(children) ? react.jsxs : react.jsx)('bdi', { children }, `text ${index}`);
