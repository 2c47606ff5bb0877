import type { ConfigEnv, Plugin } from 'vite';
import { readBase } from '../project/base-folder.ts';
import { distFolder } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { readHeaders } from './read-headers.ts';
import { siteAddress } from './site-address.ts';

/** The folder that the site is served from: as `--base` says, else that of its address or of the last build. */
export function siteBase(): Plugin {
  return {
    name: 'vitrine:site-base',
    config: async ({ base }, environment) => ({
      base: base === undefined ? await usualBase(environment) : readBase(base),
    }),
  };
}

async function usualBase({ command, isPreview }: ConfigEnv): Promise<string> {
  if (isPreview) return readHeaders(distFolder)?.base ?? '/';
  if (command === 'serve') return '/';
  const { site } = await lastGoodSiteFiles();
  return siteAddress(site)?.pathname ?? '/';
}
