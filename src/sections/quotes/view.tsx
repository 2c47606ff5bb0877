import { Quote } from '../../ui/text/Quote.tsx';
import { item, list } from '../../ui/text/quote.css.ts';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Quotes(fields: SectionFields['quotes']) {
  return (
    <HeadedList {...fields} content="tiles" className={list} itemClass={item}>
      {(quote) => <Quote {...quote} />}
    </HeadedList>
  );
}
