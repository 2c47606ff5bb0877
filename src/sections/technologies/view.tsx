import { Words } from '../../ui/Words.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Technologies({ items, ...fields }: SectionFields['technologies']) {
  return (
    <HeadedSection {...fields} content="tiles">
      <Words items={items} textOf={(name) => name}>
        {(name) => name}
      </Words>
    </HeadedSection>
  );
}
