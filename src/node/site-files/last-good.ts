import { versionOf } from '../project/file-version.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';
import { OwnerMistake } from './owner-mistake.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

let last: { texts: string; siteFiles: SiteFiles } | undefined;
let reading: { version: string; result: Promise<SiteFiles> } | undefined;

/**
 * What the owner's files say, read again when one has changed. While one has a mistake, the dev
 * server goes on with what both said before.
 * @throws {OwnerMistake} as long as they never were without a mistake.
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const texts = [siteFile, contentFile].map((file) => versionOf(file)).join();
  // What comes and goes below `public/` makes texts right or wrong, and changes nothing in what they
  // say. Each request of the dev server gets here, and the folder may hold thousands of files.
  if (last?.texts === texts) return last.siteFiles;
  const version = [texts, ...versionsOfMedia()].join();
  if (reading?.version !== version) reading = { version, result: readOrKeep(texts) };
  return reading.result;
}

function versionsOfMedia() {
  return publicFiles().flatMap((file) => [file, versionOf(publicPlace(file))]);
}

async function readOrKeep(texts: string): Promise<SiteFiles> {
  try {
    const siteFiles = await readSiteFiles();
    last = { texts, siteFiles };
    return siteFiles;
  } catch (error) {
    if (error instanceof OwnerMistake && last) return last.siteFiles;
    // What was missing may come although neither file changes.
    reading = undefined;
    throw error;
  }
}
