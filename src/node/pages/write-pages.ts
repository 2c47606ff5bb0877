import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildEnvironment, Rolldown } from 'vite';
import { type PageFile, pageDataFile, type RenderedPage, type SiteData } from '../../page-data.ts';
import { assetCacheDir, copyAssets, hashOf } from '../assets/asset-cache.ts';
import { buildFonts, type PageText } from '../assets/fonts.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { findClientScript } from './client-script.ts';
import { renderDocument } from './document.ts';
import { createDocumentTemplates } from './document-template.ts';
import { frameOrigins } from './frame-origins.ts';
import { notFoundHead } from './not-found.ts';
import { pageText } from './page-text.ts';
import { importRenderer } from './renderer.ts';
import { shownOf } from './shown.ts';
import { collectSiteData } from './site-data.ts';
import { buildSiteHead } from './site-head.ts';
import { findStrayDetails } from './stray-details.ts';

type Options = {
  client: BuildEnvironment;
  output: Rolldown.RolldownOutput['output'];
  styles: StyleSource;
  /** Whether a remote data service that does not answer is an error. */
  strict: boolean;
};

/** Renders every page and writes its document, its data and all that was built for it. */
export async function writePages({ client, output, styles, strict }: Options): Promise<void> {
  const { base, logger } = client.config;
  const dist = resolve(client.config.root, client.config.build.outDir);
  const siteFiles = await lastGoodSiteFiles();
  const warn = (message: string) => logger.warn(message);
  const { common, byType } = await styles.current();
  const script = findClientScript(output.filter((file) => file.type === 'chunk'));
  const build = hashOf([script.entry, common, JSON.stringify(byType)]);

  const [{ data, files }, head] = await Promise.all([
    collectSiteData({ ...siteFiles, strict, warn, base, pictures: 'resized' }),
    buildSiteHead(siteFiles.site, base),
  ]);
  for (const message of findStrayDetails(siteFiles.site, data.content)) warn(message);
  const { pages, text } = await renderAll(data, build);
  const fonts = await buildFonts({ theme: siteFiles.site.theme, base, text });
  for (const message of fonts.warnings) warn(message);
  const templateOf = createDocumentTemplates({
    language: data.site.app.language,
    head: head.tags,
    apiHost: data.site.api.host,
    frames: frameOrigins(shownOf(siteFiles.site)),
    base,
    styles: { common, byType },
    fonts,
    script,
  });
  for (const [path, page] of pages) {
    const folder = join(dist, path);
    await mkdir(folder, { recursive: true });
    const { site, ...pageData } = page.data;
    const { types } = pageData.page;
    const ofTypes = Object.fromEntries(types.map((type) => [type, byType[type]]));
    const file: PageFile = { ...pageData, styles: ofTypes };
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
}

/** All pages, by path, and their text. */
async function renderAll(data: SiteData, build: string) {
  const { render, displayClass } = await importRenderer();
  const pages = new Map<string, RenderedPage>();
  const text: PageText = { all: '', display: '' };
  for (const { path } of data.pages) {
    const page = await render(data, path, build);
    pages.set(path, page);
    const { all, display } = pageText(page.body, displayClass);
    text.all += all;
    text.display += display;
  }
  return { pages, text };
}
