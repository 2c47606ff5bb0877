import { OwnerMistake } from './owner-mistake.ts';
import { readSiteFiles, type SiteFiles, versionOfSiteFiles } from './site-files.ts';

let last: SiteFiles | undefined;
let version = '';

/**
 * What the owner's files say, read again when one has changed. While one has a mistake, the dev
 * server goes on with what both said before.
 * @throws {OwnerMistake} as long as they never were without a mistake.
 */
export function lastGoodSiteFiles(): SiteFiles {
  const current = versionOfSiteFiles();
  if (last && current === version) return last;
  version = current;
  try {
    last = readSiteFiles();
  } catch (error) {
    if (!(error instanceof OwnerMistake) || !last) throw error;
  }
  return last;
}
