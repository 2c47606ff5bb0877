import { createContext, use } from 'react';
import type { SiteFrame } from '../page-data.ts';

/** What all pages share, for the frame around them; sections get their fields handed in. */
export const SiteContext = createContext<SiteFrame | null>(null);

/** What all pages share. */
export function useSite(): SiteFrame {
  const site = use(SiteContext);
  if (!site) throw new Error('Render it below SiteContext of app/site-context.ts');
  return site;
}
