import type { Plugin } from 'vite';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { siteAddress } from './site-address.ts';

/** Builds the site for the path of its address, where no option names another. */
export function siteBase(): Plugin {
  return {
    name: 'vitrine:site-base',
    apply: 'build',
    async config({ base }) {
      if (base !== undefined) return {};
      const { site } = await lastGoodSiteFiles();
      return { base: siteAddress(site)?.pathname ?? '/' };
    },
  };
}
