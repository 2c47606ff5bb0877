import type { Diagnosis } from '../../diagnose/messages/problem.ts';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { loadSiteFiles, ProblemError, type SiteFiles } from './site-files.ts';

let lastGood: SiteFiles | undefined;
let latest: { version: string; loading: Promise<Diagnosis<SiteFiles>> } | undefined;

/**
 * Returns the owner's files, which are read again after a change. While a file has a problem, the dev server
 * continues with the last valid version of both files.
 * @throws {ProblemError} if the files have had problems since the start
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const isCurrent = latest?.version === versionOfFiles();
  const loaded = await (latest && isCurrent ? latest.loading : reloadSiteFiles());
  if (loaded.ok) return loaded.value;
  if (!lastGood) throw new ProblemError(loaded.problems);
  return lastGood;
}

/**
 * Reads the owner's files again, and keeps the result for later requests. The dev server also calls this
 * function after a change below `public/`, which can make a file valid or invalid.
 */
export function reloadSiteFiles(): Promise<Diagnosis<SiteFiles>> {
  const load = async () => {
    const loaded = await loadSiteFiles();
    if (loaded.ok) lastGood = loaded.value;
    return loaded;
  };
  latest = { version: versionOfFiles(), loading: load() };
  return latest.loading;
}

const versionOfFiles = () => [siteFile, contentFile].map((file) => versionOf(file)).join();
