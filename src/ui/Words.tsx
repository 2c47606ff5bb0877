import { Fragment, type ReactNode } from 'react';
import { lettersOf } from './letters.ts';
import * as css from './words.css.ts';

type Props<T> = {
  items: readonly T[];
  /** Returns the text of a word. All words have one size, in which the longest has room. */
  textOf: (item: T) => string;
  children: (item: T) => ReactNode;
};

/** Renders short words, such as names or links, as the theme arranges them. */
export function Words<T>({ items, textOf, children }: Props<T>) {
  return (
    <ul className={css.words} {...lettersOf(...items.map(textOf))}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words keep their order, and may be equal
        <Fragment key={index}>
          {/* The spaces separate the words when a visitor copies them as text. */}
          {index > 0 && ' '}
          <li className={css.word}>{children(item)}</li>
        </Fragment>
      ))}
    </ul>
  );
}
