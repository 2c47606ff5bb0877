import { createContext, use } from 'react';

/** The place of a section on its page. */
export type SectionPlace = {
  /** The level of the section's heading. */
  level: 1 | 2;
  /** Whether the section is the first on its page. */
  isFirst: boolean;
  /** The heading for screen readers if the data service has sent no text for the heading. */
  fallback?: string | undefined;
};

/** The place of the surrounding section. */
export const SectionPlaceContext = createContext<SectionPlace>({ level: 1, isFirst: true });
export const useSectionPlace = () => use(SectionPlaceContext);
