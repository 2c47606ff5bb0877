import { createContext, use } from 'react';
import type { VisibleSite } from '../page-data.ts';

/** The configuration, for the frame of the site; sections get their fields handed in. */
export const SiteContext = createContext<VisibleSite | null>(null);

/** The configuration of the site. */
export function useSite(): VisibleSite {
  const site = use(SiteContext);
  if (!site) throw new Error('Render it below SiteContext of app/site-context.tsx');
  return site;
}
