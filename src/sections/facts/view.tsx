import { Figures } from '../../ui/figure/Figures.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Facts({ items, ...fields }: SectionFields['facts']) {
  return (
    <HeadedSection {...fields} isFilled>
      <Figures items={items} />
    </HeadedSection>
  );
}
