import type { ConfigEnv, Plugin } from 'vite';
import { distFolder } from '../project/paths.ts';
import { PlainError } from '../project/plain-error.ts';
import { lastGoodSiteFiles } from '../site-files/site-files.ts';
import { readHeaders } from './host-files.ts';
import { siteAddress } from './site-address.ts';

/** Sets the base path of the site: `--base`, or else that of its URL or of the last build. */
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

/**
 * Returns the base path from `--base`, with a slash at both ends: `/repo/`. A relative base such as
 * `./` would work for assets, but not for links between pages. @throws {PlainError} if the text is
 * not a path.
 */
export function readBase(base: string): string {
  const names = base.replace(/^\/|\/$/g, '');
  if (base === '/' || /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(names)) {
    return names === '' ? '/' : `/${names}/`;
  }
  throw new PlainError(
    `--base "${base}": this is no folder that a site can be served from\n` +
      '  expected: the folder in the address of the site, with a slash at both ends\n' +
      `  fix: write --base /my-repo/, or leave it out for a site at the root of its host`,
  );
}
