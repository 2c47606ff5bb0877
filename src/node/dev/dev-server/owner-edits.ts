import { isSvg } from '../../build/assets/pictures.ts';
import { ProblemError } from '../../files/site-files/problem-error.ts';
import { type ResolvedSite, targetsOf } from '../../files/site-files/resolve-site.ts';
import { reloadSiteFiles, type SiteFiles } from '../../files/site-files/site-files.ts';
import { type DevSite, reloadStyles } from './source-edits.ts';

/**
 * Reads the owner's two files. Returns a function that reads the files again after a change, and shows a valid
 * edit on open pages. After an invalid edit, open pages keep the last valid version below an error overlay.
 */
export async function createOwnerEdits(site: DevSite) {
  const { server, styles, pages } = site;
  /** The paths below `public/` that have changed since the last edit that was shown. */
  const media = new Set<string>();

  /** Reads the owner's files, and says what is wrong with them, or that nothing is any more. */
  const read = async (isCurrent = () => true): Promise<SiteFiles | undefined> => {
    const loaded = await reloadSiteFiles();
    // What was written meanwhile is a change of its own.
    if (!isCurrent()) return undefined;
    if (loaded.ok) pages.clearProblem();
    else pages.showProblem(new ProblemError(loaded.problems));
    return loaded.ok ? loaded.value : undefined;
  };

  // No page is open yet. Vite would keep a message to reload, and the first page would be loaded twice.
  let isShown = (await read()) !== undefined;
  return async (paths: readonly string[], isCurrent: () => boolean): Promise<void> => {
    for (const path of paths) media.add(path);
    const loaded = await read(isCurrent);
    if (!loaded) return;
    const reloaded = [...media].filter((path) => needsReload(path, loaded));
    media.clear();
    const changed = await styles.renewForEdit();
    if (changed) await reloadStyles(server, changed);
    if (reloaded.length > 0) {
      const names = reloaded.map((path) => `public${path}`).join(', ');
      server.config.logger.info(`page reload ${names}`, { timestamp: true });
    }
    if (isShown && reloaded.length === 0) pages.showEdit();
    else pages.reload();
    isShown = true;
  };
}

/** Checks whether open pages have to reload to show a changed file. */
export function needsReload(
  path: string,
  { site, references }: Pick<ResolvedSite, 'site' | 'references'>,
): boolean {
  const head = ['/favicon.ico', '/apple-touch-icon.png', site.navigation.logo?.src];
  const drawings = targetsOf(references, 'picture').filter(isSvg);
  return [...head, ...drawings, ...targetsOf(references, 'video', 'audio', 'font')].includes(path);
}
