import type { Diagnosis } from '../../diagnose/messages/problem.ts';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { loadSiteFiles, ProblemError, readSiteFiles, type SiteFiles } from './site-files.ts';

let last: { texts: string; siteFiles: SiteFiles } | undefined;
let reading: { version: string; result: Promise<SiteFiles> } | undefined;

/**
 * Returns the owner's files, which are read again after a change. While a file has a problem, the dev server
 * continues with the last valid version of both files.
 * @throws {ProblemError} if the files have had problems since the start
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const texts = versionOfTexts();
  // A change below `public/` can make a text invalid, but does not change its values. So the dev server does
  // not search this folder, which may hold thousands of files, at each request.
  if (last?.texts === texts) return last.siteFiles;
  const folder = readPublicFolder();
  const media = [...folder.files].flatMap(([path, place]) => [path, versionOf(place)]);
  const version = [texts, ...media].join();
  if (reading?.version !== version) {
    reading = { version, result: readOrKeep(texts, () => readSiteFiles(folder)) };
  }
  return reading.result;
}

/** Reads the owner's files again after an edit, and keeps valid files, so that no request reads them once more. */
export async function reloadSiteFiles(): Promise<Diagnosis<SiteFiles>> {
  const texts = versionOfTexts();
  const loaded = await loadSiteFiles();
  if (loaded.ok) last = { texts, siteFiles: loaded.value };
  return loaded;
}

const versionOfTexts = () => [siteFile, contentFile].map((file) => versionOf(file)).join();

async function readOrKeep(texts: string, read: () => Promise<SiteFiles>): Promise<SiteFiles> {
  try {
    const siteFiles = await read();
    last = { texts, siteFiles };
    return siteFiles;
  } catch (error) {
    if (error instanceof ProblemError && last) return last.siteFiles;
    // A missing file may be added below `public/` later, which changes neither of the two texts.
    reading = undefined;
    throw error;
  }
}
