import { Text } from '../../ui/text/Text.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

export function Prose({ heading, paragraphs, language, entrance }: SectionFields['prose']) {
  return (
    <HeadedSection heading={heading} entrance={entrance} lang={language}>
      <Text blocks={paragraphs} below={heading} />
    </HeadedSection>
  );
}
