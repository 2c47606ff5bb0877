import { useMatches } from '@tanstack/react-router';
import type { VisibleSite } from '../page-data.ts';
import { useSite } from './site-context.tsx';

/** A page as the owner configured it. */
export type PageConfig = VisibleSite['pages'][number];

/** The page on the screen; none while an edit takes it away. */
export function useCurrentPage(): PageConfig | undefined {
  const path = useMatches({ select: lastPath });
  return useSite().pages.find((page) => `/${page.path}` === path);
}

function lastPath(matches: readonly { fullPath: string }[]): string | undefined {
  return matches.at(-1)?.fullPath;
}
