import { createContext, use } from 'react';

/** Where the section around a component stands; the page says so. */
export type SectionPlace = {
  /** The level of its heading. */
  level: 1 | 2;
  /** Whether it is what a visitor sees first. */
  isFirst: boolean;
  /** What stands in, for screen readers, for a heading that the data service has not given. */
  fallback?: string | undefined;
};

export const SectionPlaceContext = createContext<SectionPlace>({ level: 1, isFirst: true });

/** Where the section around stands. */
export function useSectionPlace(): SectionPlace {
  return use(SectionPlaceContext);
}
