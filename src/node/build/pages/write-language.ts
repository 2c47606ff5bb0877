import { join } from 'node:path';
import { pageDataFile } from '../../../page-data.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { resumeFile, resumeOf } from '../../start/resume/resume-of-site.ts';
import { copyAssets } from '../assets/asset-cache.ts';
import { buildFonts } from '../assets/fonts.ts';
import { isConfiguredServer } from '../hosting/host-files.ts';
import { feedsOf, writeFeed } from '../sharing/feed.ts';
import { sharePage } from '../sharing/share-page.ts';
import { buildStyleSheet } from '../styles/style-sheet.ts';
import type { StyleSource } from '../styles/style-source.ts';
import type { ClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { writeFiles } from './dist-folder.ts';
import { createDocuments, type Documents, notFoundTags } from './documents.ts';
import type { RenderedSite } from './render-site.ts';
import { buildSiteHead, manifestFile } from './site-head.ts';

/** The rendered pages of a site in one language. */
export type Edition = { siteFiles: SiteFiles; rendered: RenderedSite };

/** A folder for the site, and what the pages of all languages share. */
type Shared = {
  folder: string;
  base: string;
  types: readonly string[];
  script: ClientScript;
  styles: StyleSource;
};

/** Writes the documents and data of a language, and all that only they refer to. Returns what headers are made from. */
export async function writeLanguage({ siteFiles, rendered }: Edition, shared: Shared) {
  const { folder, base, types, script } = shared;
  const { site, content } = siteFiles;
  const { data, pages, texts, names, files } = rendered;
  const feeds = feedsOf(data);
  const head = await buildSiteHead(siteFiles, base, feeds);
  const fonts = await buildFonts({ theme: site.theme, base, texts });
  const { css } = await shared.styles.inLanguage(siteFiles);
  const styleSheet = await buildStyleSheet({ css, types, fonts: fonts.late, names, base });
  const parts = { siteFiles, base, pages, script, styleSheet, fonts, head };
  const place = join(folder, languagePath(site));
  const pictures = await writePages({ siteFiles, rendered }, createDocuments(parts), {
    folder: place,
    base,
  });
  copyAssets([...files, ...fonts.files, ...head.files, styleSheet.file, ...pictures], folder);
  const service = serviceFile(site);
  writeFiles(place, {
    [manifestFile]: head.manifest,
    ...Object.fromEntries(feeds.map((feed) => [feed.file, writeFeed(feed, data, pages)])),
    ...(service !== undefined && { [service]: JSON.stringify(content) }),
    ...(site.app.resume && {
      [resumeFile]: JSON.stringify(resumeOf(site, data.content), undefined, 2),
    }),
  });
  return parts;
}

/** Writes the document and the data of every page. Returns the files of the pictures for link previews. */
async function writePages(
  { siteFiles, rendered: { data, pages } }: Edition,
  documents: Documents,
  { folder, base }: { folder: string; base: string },
): Promise<string[]> {
  const look = { theme: siteFiles.site.theme, poster: siteFiles.stills[0]?.path, base };
  const shared: string[] = [];
  for (const [path, page] of pages) {
    const { tags, files } = await sharePage(data, page.data.page, look);
    const html = documents.render(page, `\n${tags}`);
    shared.push(...files);
    writeFiles(join(folder, path), {
      'index.html': html,
      [pageDataFile]: JSON.stringify(documents.file(page)),
    });
    // For a URL without a slash at its end, most hosts send this file, but some send `index.html`. So write both,
    // unless the rules for the server name `index.html`.
    if (path !== '' && !data.site.trailingSlash && !isConfiguredServer(siteFiles.site.host))
      writeFiles(folder, { [`${path}.html`]: html });
  }
  const first = pages.get('');
  if (!first) throw new Error('config/pages.ts lets no site pass without a first page');
  const tags = notFoundTags(data.site.app, data.pagesUrl);
  writeFiles(folder, { '404.html': documents.render(first, tags) });
  return shared;
}
