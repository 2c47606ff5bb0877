import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { ProblemError, readSiteFiles, type SiteFiles } from './site-files.ts';

let last: { texts: string; siteFiles: SiteFiles } | undefined;
let reading: { version: string; result: Promise<SiteFiles> } | undefined;

/**
 * What the owner's files say, read again when one has changed. While one has a problem, the dev
 * server goes on with what both said before.
 * @throws {ProblemError} as long as they never were without a problem.
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const texts = [siteFile, contentFile].map((file) => versionOf(file)).join();
  // A change below `public/` makes texts right or wrong, and does not change what they say. Each
  // request of the dev server gets here, and the folder may hold thousands of files.
  if (last?.texts === texts) return last.siteFiles;
  const folder = readPublicFolder();
  const media = [...folder.files].flatMap(([path, place]) => [path, versionOf(place)]);
  const version = [texts, ...media].join();
  if (reading?.version !== version) {
    reading = { version, result: readOrKeep(texts, () => readSiteFiles(folder)) };
  }
  return reading.result;
}

async function readOrKeep(texts: string, read: () => Promise<SiteFiles>): Promise<SiteFiles> {
  try {
    const siteFiles = await read();
    last = { texts, siteFiles };
    return siteFiles;
  } catch (error) {
    if (error instanceof ProblemError && last) return last.siteFiles;
    // What was missing may come although neither file changes.
    reading = undefined;
    throw error;
  }
}
