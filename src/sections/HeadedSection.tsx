import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { Heading } from '../ui/Heading.tsx';
import { body, headed } from '../ui/section.css.ts';

type Props = { heading?: string | undefined; entrance: EntranceName; children: ReactNode };

/** Renders a section whose whole content enters with one animation. The heading is optional. */
export function HeadedSection({ heading, entrance, children }: Props) {
  return (
    <section>
      <Entrance name={entrance} className={headed}>
        {heading && <Heading>{heading}</Heading>}
        <div className={body}>{children}</div>
      </Entrance>
    </section>
  );
}

type ListProps<T> = Omit<Props, 'children'> & {
  items: readonly T[];
  as?: 'ul' | 'ol' | 'dl';
  className?: string;
  itemClass?: string;
  children: (item: T) => ReactNode;
};

/** Renders a section that consists of a list. Like `HeadedSection`, it enters with one animation. */
export function HeadedList<T>({ as: List = 'ul', children, ...props }: ListProps<T>) {
  const Item = List === 'dl' ? 'div' : 'li';
  return (
    <HeadedSection heading={props.heading} entrance={props.entrance}>
      <List className={props.className}>
        {props.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and may be equal
          <Item key={index} className={props.itemClass}>
            {children(item)}
          </Item>
        ))}
      </List>
    </HeadedSection>
  );
}
