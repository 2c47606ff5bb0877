import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment, Rolldown } from 'vite';
import { type PageFile, pageDataFile } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import { assetCacheDir, copyAssets, hashOf } from '../assets/asset-cache.ts';
import { buildFonts } from '../assets/fonts.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { findClientScript } from './client-script.ts';
import { renderDocument } from './document.ts';
import { createDocumentTemplates } from './document-template.ts';
import { frameOrigins } from './frame-origins.ts';
import { notFoundHead } from './not-found.ts';
import { copyPublicFiles } from './public-files.ts';
import type { RenderedSite } from './render-site.ts';
import { shownOf } from './shown.ts';
import { buildSiteHead } from './site-head.ts';

type Options = {
  client: BuildEnvironment;
  output: Rolldown.RolldownOutput['output'];
  styles: StyleSource;
  site: SiteConfig;
  rendered: RenderedSite;
  /** The folder that the site is written to. */
  folder: string;
};

/** Writes the document and the data of every page, and all that was built for them. */
export async function writePages(options: Options): Promise<void> {
  const { client, output, styles, site, folder: dist } = options;
  const { data, files, pages, text } = options.rendered;
  const { base, logger } = client.config;
  const { common, byType } = await styles.current();
  const script = findClientScript(output.filter((file) => file.type === 'chunk'));
  const build = hashOf([script.entry, common, JSON.stringify(byType)]);
  const head = await buildSiteHead(site, base);
  const fonts = await buildFonts({ theme: site.theme, base, text });
  for (const message of fonts.warnings) logger.warn(message);
  const templateOf = createDocumentTemplates({
    build,
    language: data.site.app.language,
    head: head.tags,
    apiHost: data.site.api.host,
    frames: frameOrigins(shownOf(site)),
    base,
    styles: { common, byType },
    fonts,
    script,
  });
  for (const [path, page] of pages) {
    const folder = join(dist, path);
    await mkdir(folder, { recursive: true });
    const { site: _, ...pageData } = page.data;
    const { types } = pageData.page;
    const ofTypes = Object.fromEntries(types.map((type) => [type, byType[type]]));
    const file: PageFile = { ...pageData, build, styles: ofTypes };
    await writeFile(join(folder, 'index.html'), renderDocument(templateOf(types), page));
    await writeFile(join(folder, pageDataFile), JSON.stringify(file));
  }
  const first = pages.get('');
  if (!first) throw new Error('config/page-paths.ts lets no site pass without a first page');
  const template = templateOf(first.data.page.types);
  const notFound = { ...template, head: template.head + notFoundHead(data.site.app, base) };
  await writeFile(join(dist, '404.html'), renderDocument(notFound, first));
  await copyAssets([...files, ...fonts.files, ...head.files], dist);
  await copyFile(join(assetCacheDir, head.favicon), join(dist, 'favicon.ico'));
  await copyPublicFiles(shownOf(site), dist, (message) => logger.warn(message));
}
