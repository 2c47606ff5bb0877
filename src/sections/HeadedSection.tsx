import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lettersOf } from '../ui/letters.ts';
import { body, contents } from '../ui/section.css.ts';
import '../ui/section-headings.css.ts';

type Props = {
  heading?: string | undefined;
  entrance: EntranceName;
  /**
   * What the section consists of. A heading may stand beside `words`; `pictures` and `tiles` fill the card of a theme
   * that has cards, below the heading; and `cards` are drawn as such themselves, so that their section is none.
   */
  content?: keyof typeof contents;
  /** The language of what the section says, if it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/** Renders a section whose whole content enters with one animation. The heading is optional. */
export function HeadedSection({ heading, entrance, content = 'words', lang, children }: Props) {
  return (
    <section lang={lang}>
      <Entrance name={entrance} className={contents[content]}>
        {heading && <Heading>{heading}</Heading>}
        <div className={body}>{children}</div>
      </Entrance>
    </section>
  );
}

type ListProps<T> = Omit<Props, 'children'> & {
  items: readonly T[];
  /** What stands between the heading and the list. */
  before?: ReactNode;
  /** Returns the title of an item. All titles have one size, in which the longest has room. */
  titleOf?: (item: T) => string;
  as?: 'ul' | 'ol';
  className?: string | undefined;
  /** The class of an item, or a function that returns the class by the item's index. */
  itemClass?: string | ((index: number) => string | undefined);
  children: (item: T) => ReactNode;
};

/** Renders a section that consists of a list. Like `HeadedSection`, it enters with one animation. */
export function HeadedList<T>(props: ListProps<T>) {
  const { items, before, titleOf, children, ...others } = props;
  const { as: List = 'ul', className, itemClass, ...section } = others;
  return (
    <HeadedSection {...section}>
      {before}
      <List className={className} {...(titleOf && lettersOf(...items.map(titleOf)))}>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and may be equal
            key={index}
            className={typeof itemClass === 'function' ? itemClass(index) : itemClass}
          >
            {children(item)}
          </li>
        ))}
      </List>
    </HeadedSection>
  );
}
