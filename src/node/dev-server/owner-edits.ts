import { type HotUpdateOptions, normalizePath, type ViteDevServer } from 'vite';
import type { Edit } from '../../edit-event.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { loadSiteFiles, ProblemError, type SiteFiles } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentSiteData } from './current-site.ts';
import { needsReload, publicPathOf, whenWritten } from './media-edits.ts';
import type { OpenPages } from './open-pages.ts';

type Save = Pick<HotUpdateOptions, 'file' | 'type' | 'read'>;
type Options = { pages: OpenPages; styles: StyleSource };

const ownerFiles = [siteFile, contentFile].map((file) => normalizePath(file));

/** Edits of the owner's files, media included. */
export type OwnerEdits = Awaited<ReturnType<typeof createOwnerEdits>>;

/** Reads the owner's files, and from then on each edit of them. */
export async function createOwnerEdits(server: ViteDevServer, { pages, styles }: Options) {
  const waiting: Save[] = [];
  let working: Promise<void> | undefined;
  /** What the open pages show. */
  let shown: SiteFiles | undefined;
  /** The files below `public/` that have changed since. */
  const media = new Set<string>();

  const show = async (edited: SiteFiles) => {
    pages.endProblem();
    const before = shown;
    if (before) {
      const changed = await styles.renewForEdit();
      if (changed) await pages.showStyles(changed);
      const edit = await collectEdit(server, before, edited);
      pages.showEdit(
        edit,
        [...media].filter((path) => needsReload(path, edited)),
      );
    } else pages.reload();
    shown = edited;
    media.clear();
  };
  /** One edit after the other: one that is followed by another before it was read is a part of that. */
  const work = async () => {
    while (waiting.length > 0) {
      await Promise.all(waiting.splice(0).map(untilWritten));
      if (waiting.length > 0) continue;
      const loaded = await loadSiteFiles();
      if (waiting.length > 0) continue;
      if (loaded.ok) await show(loaded.value);
      else pages.showProblem(new ProblemError(loaded.problems));
    }
  };

  const loaded = await loadSiteFiles();
  if (loaded.ok) {
    shown = loaded.value;
    pages.endProblem();
  } else pages.showProblem(new ProblemError(loaded.problems));
  return {
    isAbout: (file: string) => ownerFiles.includes(file) || publicPathOf(file) !== undefined,
    /** Shows a good edit on the open pages, and a bad one as an overlay over the last good page. */
    take(save: Save): Promise<void> {
      const path = publicPathOf(save.file);
      if (path !== undefined) media.add(path);
      waiting.push(save);
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
  };
}

/** Waits until a file is whole: a film takes a while to be copied, and some editors empty a file first. */
async function untilWritten({ file, type, read }: Save): Promise<void> {
  if (publicPathOf(file) !== undefined) await whenWritten(file);
  else if (type !== 'delete') await read();
}

/** What the open pages need to know. */
async function collectEdit(
  server: ViteDevServer,
  before: SiteFiles,
  after: SiteFiles,
): Promise<Edit> {
  const { data } = await currentSiteData(server);
  const isContent = JSON.stringify(before.content) !== JSON.stringify(after.content);
  return { data, before: before.site.pages.map(({ path }) => path), isContent };
}
