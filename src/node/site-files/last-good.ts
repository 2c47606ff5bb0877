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
  // A change below `public/` can make a text wrong, but does not change what it says. So the folder,
  // which may hold thousands of files, is not looked through for each request of the dev server.
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
    // A file that was missing may be put below `public/` later, which changes neither of the two texts.
    reading = undefined;
    throw error;
  }
}
