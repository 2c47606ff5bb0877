import { row } from '../../ui/section.css.ts';
import { Quote } from '../../ui/text/Quote.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Quotes(fields: SectionFields['quotes']) {
  return (
    <HeadedList {...fields} itemClass={row}>
      {(quote) => <Quote {...quote} />}
    </HeadedList>
  );
}
