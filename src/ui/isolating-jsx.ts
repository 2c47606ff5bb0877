// Sections and parts of pages call this in place of React's own `jsx`, on sites with texts of both directions. So each text is read in the direction of its own letters, whichever element shows it.
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

let borrowed: ReadonlyMap<string, unknown> | undefined = import.meta.env.LANGUAGES
  ? readBorrowed()
  : undefined;

/** Says which texts are in another language than the pages that are rendered from now on. */
export function setBorrowedTexts(texts: Readonly<Record<string, string>> = {}): void {
  borrowed = new Map(Object.entries(texts));
}

/** Reads them from the data of the document, from which React hydrates the page. */
function readBorrowed(): ReadonlyMap<string, unknown> {
  const data = globalThis.document?.querySelector('script[type="application/json"]')?.textContent;
  const { site }: { site?: object } = Object(JSON.parse(data || '{}'));
  return new Map(Object.entries(Object(Reflect.get(Object(site), 'borrowed'))));
}

/** Names the language of a text that stands in for one that is missing in the language of the page. */
function nameLanguage(type: ElementType, props: Props, key?: Key): Props {
  const { children } = props;
  const [lang] = [children].flat().flatMap((each) => borrowed?.get(String(each)) ?? []);
  if (lang === undefined || props['lang'] !== undefined) return props;
  // A link of the router is an element that another package renders.
  if (typeof type === 'string' || 'to' in props) return { ...props, lang };
  if (!Object.is(type, Fragment) || key !== undefined) return props;
  const named = Array.isArray(children) ? react.jsxs : react.jsx;
  return { ...props, children: named('span', { lang, children }) };
}

/** Returns properties whose texts say their language and direction, where these are not those of the page. */
const withReadableTexts = (type: ElementType, props: Props, key?: Key) =>
  isolateTexts(type, import.meta.env.LANGUAGES ? nameLanguage(type, props, key) : props, key);

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withReadableTexts(type, props, key), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, withReadableTexts(type, props, key), key);
/** The same in development, where one function has the name of both. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, hasSeveral?: boolean) =>
  (hasSeveral ? jsxs : jsx)(type, props, key);

/** The elements in which browsers show no other element. */
const plain = /^(?:bdi|option|script|style|textarea|title)$/;

/** Isolates the texts in an element, in a link that another package renders, or in a fragment with a running text. */
function isolateTexts(type: ElementType, props: Props, key?: Key): Props {
  // A fragment with a key is one of several parts of a text, such as those of an address that may be broken.
  const isRunning = Object.is(type, Fragment) && key === undefined;
  const isElement = typeof type === 'string' ? !plain.test(type) : 'to' in props;
  if (!(isRunning || isElement) || props['dir'] !== undefined) return props;
  const { children } = props;
  const texts = [children].flat().filter((each) => typeof each === 'string' && directionOf(each));
  if (!isOther(texts[0])) return props;
  if (!Array.isArray(children)) return { ...props, children: isolated(children) };
  // Several texts are parts of one, with the signs between them. A single one may stand beside an icon, which keeps its place.
  const isolate = (child: unknown, index: number) =>
    isOther(child) ? isolated(child, index) : child;
  const isOne = isRunning || texts.length > 1;
  return { ...props, children: isOne ? [isolated(children)] : children.map(isolate) };
}

const isOther = (child: unknown): child is string =>
  typeof child === 'string' && ![pageDirection, undefined].includes(directionOf(child));

/** The element around a text keeps the direction of the page, and so its edge, its margin and its mark. */
const isolated = (children: unknown, index = 0) =>
  (Array.isArray(children) ? react.jsxs : react.jsx)('bdi', { children }, `text ${index}`);
