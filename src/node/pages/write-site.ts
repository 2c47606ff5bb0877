import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment, Rolldown } from 'vite';
import { pageDataFile } from '../../page-data.ts';
import { assetCacheDir, copyAssets } from '../assets/asset-cache.ts';
import { buildFonts } from '../assets/fonts.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { searchFiles } from '../sharing/search-files.ts';
import { sharePage } from '../sharing/share-page.ts';
import { manifestFile } from '../sharing/web-manifest.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { findClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { writeFiles } from './dist-folder.ts';
import { createDocuments, type Documents, documentHeaders, notFoundTags } from './documents.ts';
import { copyPublicFiles } from './public-files.ts';
import type { RenderedSite } from './render-site.ts';
import { buildSiteHead } from './site-head.ts';

type Options = {
  client: BuildEnvironment;
  output: Rolldown.RolldownOutput['output'];
  styles: StyleSource;
  siteFiles: SiteFiles;
  rendered: RenderedSite;
  folder: string;
};

/** Writes all files of a site except its scripts: documents, data, assets, and the files for hosts. */
export async function writeSite(options: Options): Promise<void> {
  const { client, output, siteFiles, rendered, folder } = options;
  const { site, content } = siteFiles;
  const { base, logger } = client.config;
  const warn = (message: string) => logger.warn(message);
  const { data, pages, text } = rendered;
  const styles = await options.styles.current();
  const head = await buildSiteHead(siteFiles, base);
  const fonts = await buildFonts({ theme: site.theme, base, text });
  fonts.warnings.forEach(warn);
  const chunks = output.filter((file) => file.type === 'chunk');
  const types = data.pages.flatMap((page) => page.types);
  const script = findClientScript(chunks, types, base);
  const parts = { siteFiles, base, pages, script, styles, fonts, head };
  const shared = await writePages(createDocuments(parts), options);
  await copyAssets([...rendered.files, ...fonts.files, ...head.files, ...shared], folder);
  await copyFile(join(assetCacheDir, head.favicon), join(folder, 'favicon.ico'));
  const service = serviceFile(site);
  await writeFiles(folder, {
    ...searchFiles(data),
    [manifestFile]: head.manifest,
    ...hostFiles(site, documentHeaders(parts)),
    ...(service !== undefined && { [service]: JSON.stringify(content) }),
  });
  await copyPublicFiles(siteFiles, folder, warn);
  await compressFiles(folder);
}

/** Writes the document and the data of every page. Returns the pictures of the link previews. */
async function writePages(documents: Documents, options: Options): Promise<string[]> {
  const { client, siteFiles, rendered, folder } = options;
  const { data, pages } = rendered;
  const look = { theme: siteFiles.site.theme, poster: siteFiles.stills[0]?.path };
  const shared: string[] = [];
  for (const [path, page] of pages) {
    const { tags, files } = await sharePage(data, page.data.page, look);
    const html = documents.render(page, `\n${tags}`);
    shared.push(...files);
    await writeFiles(join(folder, path), {
      'index.html': html,
      [pageDataFile]: JSON.stringify(documents.file(page)),
    });
    // For a URL without a slash at its end, most hosts serve this file, but some serve `index.html`.
    if (path !== '' && !data.site.trailingSlash)
      await writeFiles(folder, { [`${path}.html`]: html });
  }
  const first = pages.get('');
  if (!first) throw new Error('config/page-paths.ts lets no site pass without a first page');
  const tags = notFoundTags(data.site.app, client.config.base);
  await writeFiles(folder, { '404.html': documents.render(first, tags) });
  return shared;
}
