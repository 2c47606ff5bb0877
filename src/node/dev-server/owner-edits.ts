import { type HotUpdateOptions, normalizePath, type ViteDevServer } from 'vite';
import type { Edit } from '../../edit-event.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { reloadSiteFiles } from '../site-files/last-good.ts';
import { ProblemError, type SiteFiles } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentSiteData } from './current-site.ts';
import { needsReload, publicPathOf, whenWritten } from './media-edits.ts';
import type { OpenPages } from './open-pages.ts';

type Save = Pick<HotUpdateOptions, 'file' | 'type' | 'read'>;
type Options = { pages: OpenPages; styles: StyleSource };

const ownerFiles = [siteFile, contentFile].map((file) => normalizePath(file));

export type OwnerEdits = Awaited<ReturnType<typeof createOwnerEdits>>;

/** Reads the owner's files, and reads them again after each edit. */
export async function createOwnerEdits(server: ViteDevServer, { pages, styles }: Options) {
  const waiting: Save[] = [];
  let last = Promise.resolve();
  /** The version of the owner's files that open pages show. */
  let shown: SiteFiles | undefined;
  /** The paths below `public/` that have changed since `shown`. */
  const media = new Set<string>();

  const show = async (edited: SiteFiles) => {
    pages.clearProblem();
    if (shown) {
      const changed = await styles.renewForEdit();
      if (changed) await pages.showStyles(changed);
      const reloaded = [...media].filter((path) => needsReload(path, edited));
      pages.showEdit(await collectEdit(server, shown, edited), reloaded);
    } else pages.reload();
    shown = edited;
    media.clear();
  };
  const work = async () => {
    if (waiting.length === 0) return;
    await Promise.all(waiting.splice(0).map(untilWritten));
    // If files were saved meanwhile, the next run reads all of them together. Otherwise copying many files
    // at once would read the owner's files once for each file.
    if (waiting.length > 0) return;
    const loaded = await reloadSiteFiles();
    if (waiting.length > 0) return;
    if (loaded.ok) await show(loaded.value);
    else pages.showProblem(new ProblemError(loaded.problems));
  };

  const loaded = await reloadSiteFiles();
  if (loaded.ok) {
    shown = loaded.value;
    pages.clearProblem();
  } else pages.showProblem(new ProblemError(loaded.problems));
  return {
    isAbout: (file: string) => ownerFiles.includes(file) || publicPathOf(file) !== undefined,
    /** Shows a valid edit on open pages. For an invalid edit, shows an error overlay on the last valid page. */
    take(save: Save): Promise<void> {
      const path = publicPathOf(save.file);
      if (path !== undefined) media.add(path);
      waiting.push(save);
      // Edits are handled one after the other, so that an older edit never replaces a newer edit.
      last = last.catch(() => undefined).then(work);
      return last;
    },
  };
}

/** Waits until a file is complete. Copying a video takes a while, and some editors empty a file before they write. */
async function untilWritten({ file, type, read }: Save): Promise<void> {
  if (publicPathOf(file) !== undefined) await whenWritten(file);
  else if (type !== 'delete') await read();
}

/** Collects the data that open pages need to show an edit. */
async function collectEdit(
  server: ViteDevServer,
  before: SiteFiles,
  after: SiteFiles,
): Promise<Edit> {
  const { data } = await currentSiteData(server);
  const isContent = JSON.stringify(before.content) !== JSON.stringify(after.content);
  return { data, before: before.site.pages.map(({ path }) => path), isContent };
}
