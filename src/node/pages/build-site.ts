import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildEnvironment, InlineConfig, Rolldown, ViteBuilder } from 'vite';
import { pageDataFile } from '../../page-data.ts';
import { assetCacheDir, copyAssets, pruneCache } from '../assets/asset-cache.ts';
import { buildFonts } from '../assets/fonts.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { hostFiles, isConfiguredServer } from '../hosting/host-files.ts';
import { siteAddress, withAddress } from '../hosting/site-address.ts';
import { pathInMessages } from '../project/paths.ts';
import { resumeFile, resumeOf } from '../resume/resume-of-site.ts';
import { findAllPlaceholders } from '../sample/sample.ts';
import { searchFiles, sharePage } from '../sharing/share-page.ts';
import { findUnwritten } from '../site-files/check-context.ts';
import { lastGoodSiteFiles, ProblemError, type SiteFiles } from '../site-files/site-files.ts';
import { buildStyleSheet } from '../styles/style-sheet.ts';
import type { StyleSource } from '../styles/style-source.ts';
import {
  clientBundle,
  licensesFile,
  loadShortForms,
  rendererBundle,
  rendererFolder,
} from './bundles.ts';
import { findClientScript } from './client-script.ts';
import { serviceFile } from './data-service.ts';
import { replaceSite, withWorkFolder, workFolder, writeFiles } from './dist-folder.ts';
import { createDocuments, type Documents, documentHeaders, notFoundTags } from './documents.ts';
import { allLicenses } from './licenses.ts';
import { copyPublicFiles } from './public-files.ts';
import { publishingNotes } from './publishing-notes.ts';
import { type RenderedSite, renderSite } from './render-site.ts';
import { buildSiteHead, manifestFile } from './site-head.ts';

type Options = {
  styles: StyleSource;
  lastGood: SiteFiles;
  /** Whether the build fails if a remote data service does not respond. */
  strict: boolean;
  /** Whether a site in production may still contain texts and media of the sample. If so, the build only warns. */
  allowSample: boolean;
};

/** The configuration of Vite for `buildSite`. */
export const buildConfig: InlineConfig = {
  // With this option, the builds for browsers and for Node share one configuration, which Vite reads only once.
  builder: { sharedConfigBuild: true },
  build: {
    // The bundler would empty `dist/` first, but the last site has to stay there until the new site is complete.
    write: false,
    copyPublicDir: false,
    // Every document preloads its modules itself, so Vite does not have to add preloads.
    modulePreload: false,
    // Owners of a site cannot make plugins faster, so the bundler does not warn them of slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client: clientBundle, ssr: rendererBundle },
  plugins: [{ name: 'vitrine:short-forms', load: loadShortForms }],
};

/** Returns what a site is built from, and the base path in its URL. */
export async function siteToBuild(): Promise<{ lastGood: SiteFiles; base: string }> {
  const lastGood = await lastGoodSiteFiles();
  return { lastGood, base: siteAddress(lastGood.site)?.pathname ?? '/' };
}

/** Builds the site: a document and a JSON file for every page, and all that they need. */
export async function buildSite(builder: ViteBuilder, options: Options): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite builds for the environments client and ssr');
  const { base, logger } = client.config;
  const warn = (message: string) => logger.warn(message);
  const info = (message: string) => logger.info(message);
  const { styles, lastGood, strict, allowSample } = options;
  // A site in production belongs to its owner, so no texts or media of the sample may remain, and no words be missing.
  const left = lastGood.site.app.production
    ? [...findAllPlaceholders(), ...findUnwritten(lastGood.publicFiles.keys())]
    : [];
  if (left.length > 0 && !allowSample) throw new ProblemError(left);
  if (left.length > 0) warn(`\n${new ProblemError(left).message}\n`);
  await withWorkFolder(async () => {
    const folder = join(workFolder, 'site');
    await bundle(builder, ssr, rendererFolder);
    const siteFiles = { ...lastGood, site: withAddress(lastGood.site, base) };
    const rendered = await renderSite(siteFiles, { base, strict, warn, info });
    const output = await bundle(builder, client, folder);
    for (const note of await publishingNotes(siteFiles, rendered.data.content)) warn(note);
    await writeSite({ siteFiles, rendered, folder, base, warn }, output, styles);
    const dist = resolve(client.config.root, client.config.build.outDir);
    await replaceSite(folder, dist);
    await pruneCache();
    logger.info(`The site is in ${pathInMessages(dist)}/.`);
  });
}

type Output = Rolldown.RolldownOutput['output'];

/** Bundles the modules of an environment, and writes the bundle to a folder. */
async function bundle(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  folder: string,
): Promise<Output> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result))
    throw new Error('build-site.ts asks for one output, and does not watch');
  const files = result.output.map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  writeFiles(folder, Object.fromEntries(files));
  return result.output;
}

/** A site that is ready to be written to a folder. */
type Prepared = {
  siteFiles: SiteFiles;
  rendered: RenderedSite;
  folder: string;
  base: string;
  warn: (message: string) => void;
};

/** Writes all files of a site except its scripts: documents, data, assets, and the files for hosts. */
async function writeSite(prepared: Prepared, output: Output, source: StyleSource): Promise<void> {
  const { siteFiles, rendered, folder, base, warn } = prepared;
  const { site, content } = siteFiles;
  const { data, pages, texts, names } = rendered;
  const head = await buildSiteHead(siteFiles, base);
  const fonts = await buildFonts({ theme: site.theme, base, texts });
  const chunks = output.filter((file) => file.type === 'chunk');
  const types = [...new Set(data.pages.flatMap((page) => page.types))];
  const script = findClientScript(chunks, types, base);
  const styleSheet = await buildStyleSheet({
    ...(await source.current()),
    types,
    fonts: fonts.late,
    names,
    base,
  });
  const parts = { siteFiles, base, pages, script, styleSheet, fonts, head };
  const shared = await writePages(prepared, createDocuments(parts));
  copyAssets(
    [...rendered.files, ...fonts.files, ...head.files, styleSheet.file, ...shared],
    folder,
  );
  await copyFile(join(assetCacheDir, head.favicon), join(folder, 'favicon.ico'));
  const service = serviceFile(site);
  writeFiles(folder, {
    ...searchFiles(data),
    [manifestFile]: head.manifest,
    [licensesFile]: allLicenses(readFileSync(join(folder, licensesFile), 'utf8'), siteFiles),
    ...hostFiles(site, documentHeaders(parts)),
    ...(service !== undefined && { [service]: JSON.stringify(content) }),
    ...(site.app.resume && {
      [resumeFile]: JSON.stringify(resumeOf(site, data.content), undefined, 2),
    }),
  });
  await copyPublicFiles(siteFiles, folder, warn);
  if (isConfiguredServer(site.host)) await compressFiles(folder);
}

/** Writes the document and the data of every page. Returns the files of the pictures for link previews. */
async function writePages(prepared: Prepared, documents: Documents): Promise<string[]> {
  const { siteFiles, rendered, folder, base } = prepared;
  const { data, pages } = rendered;
  const look = { theme: siteFiles.site.theme, poster: siteFiles.stills[0]?.path };
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
  const tags = notFoundTags(data.site.app, base);
  writeFiles(folder, { '404.html': documents.render(first, tags) });
  return shared;
}
