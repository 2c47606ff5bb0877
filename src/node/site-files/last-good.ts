import { OwnerMistake } from './owner-mistake.ts';
import { readSiteFiles, type SiteFiles, versionOfSiteFiles } from './site-files.ts';

let last: SiteFiles | undefined;
let reading: { version: string; result: Promise<SiteFiles> } | undefined;

/**
 * What the owner's files say, read again when one has changed. While one has a mistake, the dev
 * server goes on with what both said before.
 * @throws {OwnerMistake} as long as they never were without a mistake.
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const version = versionOfSiteFiles();
  if (reading?.version !== version) reading = { version, result: readOrKeep() };
  return reading.result;
}

async function readOrKeep(): Promise<SiteFiles> {
  try {
    last = await readSiteFiles();
    return last;
  } catch (error) {
    if (error instanceof OwnerMistake && last) return last;
    // What was missing may come although neither file changes.
    reading = undefined;
    throw error;
  }
}
