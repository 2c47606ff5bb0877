import { createContext } from 'react';
import type { SharedConfig } from '../page-data.ts';

/**
 * The data that all pages share. It has a file of its own, since a file with a component and something else that is
 * new after each edit cannot be replaced on open pages, which would then load anew after a change of the theme.
 */
export const SiteContext = createContext<SharedConfig | null>(null);
