import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildEnvironment, Rolldown } from 'vite';
import { type PageFile, pageDataFile, type RenderedPage } from '../../page-data.ts';
import { type AssetFile, assetCacheDir, copyAssets, hashOf } from '../assets/asset-cache.ts';
import { buildFonts } from '../assets/fonts.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { siteHeaders } from '../hosting/site-headers.ts';
import { searchFiles } from '../sharing/search-files.ts';
import { sharePage } from '../sharing/share-page.ts';
import { manifestFile } from '../sharing/web-manifest.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { findClientScript } from './client-script.ts';
import { type DocumentTemplate, renderDocument } from './document.ts';
import { createDocumentTemplates, inlineStyles } from './document-template.ts';
import { frameOrigins } from './frame-origins.ts';
import { notFoundHead } from './not-found.ts';
import { copyPublicFiles } from './public-files.ts';
import type { RenderedSite } from './render-site.ts';
import { buildSiteHead } from './site-head.ts';
import { integrityOf } from './subresource-integrity.ts';

type Options = {
  client: BuildEnvironment;
  output: Rolldown.RolldownOutput['output'];
  styles: StyleSource;
  resolved: ResolvedSite;
  rendered: RenderedSite;
  /** The folder that the site is written to. */
  folder: string;
};

/** Writes the document and the data of every page, and all that was built for them. */
export async function writePages(options: Options): Promise<void> {
  const { client, output, styles, resolved, folder: dist } = options;
  const { site, references, frames, stills } = resolved;
  const { data, files, pages, text } = options.rendered;
  const { base, logger } = client.config;
  const { common, byType } = await styles.current();
  const chunks = output.filter((file) => file.type === 'chunk');
  const script = findClientScript(chunks);
  const head = await buildSiteHead(site, base);
  const fonts = await buildFonts({ theme: site.theme, base, text });
  for (const message of fonts.warnings) logger.warn(message);
  // All that a page refers to: an open tab asks for the files of its own build, which a deploy takes away.
  const build = hashOf([script.entry, JSON.stringify([common, byType, fonts, head, [...pages]])]);
  const used = data.pages.flatMap(({ types }) => types);
  const integrity = integrityOf(script, used, chunks, base);
  const allowed = {
    scripts: [integrity.importMap, head.script],
    apiHost: data.site.api.host,
  };
  const templateOf = createDocumentTemplates({
    build,
    language: site.app.language,
    head: head.tags,
    allowed,
    base,
    styles: { common, byType },
    fonts,
    script,
    integrity,
  });
  const framesOf = (path: string) => frameOrigins(frames.get(path) ?? []);
  const frame = { ...data.site, large: largePages(pages) };
  const documentOf = (template: DocumentTemplate, page: RenderedPage) =>
    renderDocument(template, { ...page, data: { ...page.data, site: frame } });
  const sharedLook = { theme: site.theme, poster: stills[0]?.path };
  const shared: AssetFile[] = [];
  for (const [path, page] of pages) {
    const folder = join(dist, path);
    await mkdir(folder, { recursive: true });
    const { site: _, ...pageData } = page.data;
    const { types } = pageData.page;
    const ofTypes = Object.fromEntries(types.map((type) => [type, byType[type]]));
    const sharing = await sharePage(data, pageData.page, sharedLook);
    const template = templateOf(types, framesOf(path));
    const file: PageFile = { ...pageData, build: template.build, styles: ofTypes };
    const html = documentOf({ ...template, head: `${template.head}\n${sharing.tags}` }, page);
    await writeFile(join(folder, 'index.html'), html);
    // Most hosts answer with it where an address has no slash at its end; the others with the folder.
    if (path !== '' && !data.site.trailingSlash) await writeFile(`${folder}.html`, html);
    shared.push(...sharing.files);
    await writeFile(join(folder, pageDataFile), JSON.stringify(file));
  }
  const first = pages.get('');
  if (!first) throw new Error('config/page-paths.ts lets no site pass without a first page');
  const template = templateOf(first.data.page.types, framesOf(''));
  const notFound = { ...template, head: template.head + notFoundHead(data.site.app, base) };
  await writeFile(join(dist, '404.html'), documentOf(notFound, first));
  await copyAssets([...files, ...fonts.files, ...head.files, ...shared], dist);
  await copyFile(join(assetCacheDir, head.favicon), join(dist, 'favicon.ico'));
  const headers = siteHeaders({
    ...allowed,
    frames: frameOrigins(references.frame),
    base,
    styles: data.pages.flatMap(({ types }) =>
      Object.values(inlineStyles({ styles: { common, byType }, fonts }, types)),
    ),
    service: data.site.api.host === '' ? data.site.api.endpoints.index.slice(1) : undefined,
  });
  const texts = {
    ...searchFiles(data),
    [manifestFile]: head.manifest,
    ...hostFiles(site, headers),
  };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await copyPublicFiles(resolved, dist, (message) => logger.warn(message));
  await compressFiles(dist);
}

/** From how many characters of data on a page is visited and left as a document. */
const largeData = 100_000;

function largePages(pages: ReadonlyMap<string, RenderedPage>): string[] {
  const isLarge = ({ data: { page, content } }: RenderedPage) =>
    JSON.stringify([page, content]).length > largeData;
  return [...pages].filter(([, page]) => isLarge(page)).map(([path]) => path);
}
