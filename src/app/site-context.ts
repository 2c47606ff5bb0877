import { createContext, use } from 'react';
import type { SharedConfig } from '../page-data.ts';

export const SiteContext = createContext<SharedConfig | null>(null);

/** The configuration that all pages share. */
export function useSite(): SharedConfig {
  const site = use(SiteContext);
  if (!site) throw new Error('Render it below SiteContext');
  return site;
}
