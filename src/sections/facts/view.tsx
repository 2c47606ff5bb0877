import { Figures } from '../../ui/figure/Figures.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Facts({ items, ...fields }: SectionFields['facts']) {
  return (
    <HeadedSection {...fields} content="tiles">
      <Figures items={items} />
    </HeadedSection>
  );
}
