import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildEnvironment, InlineConfig, Rolldown, ViteBuilder } from 'vite';
import { pathInMessages } from '../../files/project/paths.ts';
import { findUnwritten } from '../../files/site-files/check-context.ts';
import { ProblemError } from '../../files/site-files/problem-error.ts';
import { lastGoodSiteFiles, type SiteFiles } from '../../files/site-files/site-files.ts';
import { countUntranslated, untranslatedTexts } from '../../files/site-files/untranslated-texts.ts';
import { findAllPlaceholders } from '../../start/sample/sample.ts';
import { assetCacheDir, pruneCache } from '../assets/asset-cache.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { hostFiles, isConfiguredServer } from '../hosting/host-files.ts';
import { siteAddress, withAddress } from '../hosting/site-address.ts';
import { searchFiles } from '../sharing/share-page.ts';
import type { StyleSource } from '../styles/style-source.ts';
import {
  clientBundle,
  licensesFile,
  loadShortForms,
  rendererBundle,
  rendererFolder,
} from './bundles.ts';
import { findClientScript } from './client-script.ts';
import { replaceSite, withWorkFolder, workFolder, writeFiles } from './dist-folder.ts';
import { documentHeaders } from './documents.ts';
import { allLicenses } from './licenses.ts';
import { copyPublicFiles } from './public-files.ts';
import { publishingNotes } from './publishing-notes.ts';
import { renderSite } from './render-site.ts';
import { type Edition, writeLanguage } from './write-language.ts';

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
    const languages = [lastGood, ...lastGood.translations].map((each) => {
      return { ...each, site: withAddress(each.site, base) };
    });
    const editions = await inTurn(languages, async (siteFiles) => {
      const options = { base, editions: languages, strict, warn, info };
      return { siteFiles, rendered: await renderSite(siteFiles, options) };
    });
    const output = await bundle(builder, client, folder);
    const notes = await inTurn(editions, ({ siteFiles, rendered }) =>
      publishingNotes(siteFiles, rendered.data.content),
    );
    for (const note of new Set([...notes.flat(), ...countUntranslated(await untranslatedTexts())]))
      warn(note);
    await writeSite({ editions, folder, base, warn }, output, styles);
    const dist = resolve(client.config.root, client.config.build.outDir);
    await replaceSite(folder, dist);
    await pruneCache();
    logger.info(`The site is in ${pathInMessages(dist)}/.`);
  });
}

/** Does something for each language after the other, since each of them takes the memory of a site. */
async function inTurn<In, Out>(
  all: readonly In[],
  work: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  for (const one of all) done.push(await work(one));
  return done;
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
  /** The site in each of its languages, its own first. */
  editions: readonly Edition[];
  folder: string;
  base: string;
  warn: (message: string) => void;
};

/** Writes all files of a site except its scripts: documents, data, assets, and the files for hosts. */
async function writeSite(prepared: Prepared, output: Output, styles: StyleSource): Promise<void> {
  const { editions, folder, base, warn } = prepared;
  const chunks = output.filter((file) => file.type === 'chunk');
  const pages = editions.flatMap(({ rendered }) => rendered.data.pages);
  const types = [...new Set(pages.flatMap((page) => page.types))];
  const script = findClientScript(chunks, types, base);
  const written = await inTurn(editions, (edition) =>
    writeLanguage(edition, { folder, base, types, script, styles }),
  );
  const [first, ...translations] = written;
  if (!first) throw new Error('owner-files.ts reads each site in one language at least');
  const { siteFiles, head } = first;
  await copyFile(join(assetCacheDir, head.favicon), join(folder, 'favicon.ico'));
  writeFiles(folder, {
    ...searchFiles(editions.map(({ rendered }) => rendered.data)),
    [licensesFile]: allLicenses(readFileSync(join(folder, licensesFile), 'utf8'), siteFiles),
    ...hostFiles(siteFiles.site, documentHeaders(first, translations)),
  });
  await copyPublicFiles(
    editions.map((edition) => edition.siteFiles),
    folder,
    warn,
  );
  if (isConfiguredServer(siteFiles.site.host)) await compressFiles(folder);
}
