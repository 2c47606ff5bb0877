import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { type PageFile, pageDataFile, type SiteData } from '../page-data.ts';
import type { RenderedPage } from '../prerender.tsx';
import { findClientScript } from './client-script.ts';
import { copyDerived, derivedDir, hashOf } from './derived.ts';
import { renderDocument } from './document.ts';
import { deriveFonts } from './fonts.ts';
import { lastGoodSiteFiles } from './last-good.ts';
import { notFoundHead } from './not-found.ts';
import { root } from './owner-files.ts';
import { createPageFrames } from './page-frame.ts';
import { type PageText, pageText } from './page-text.ts';
import { collectSiteData } from './site-data.ts';
import { deriveSiteHead } from './site-head.ts';
import type { StyleSource } from './style-source.ts';

/** The module that renders pages, in the build and in development alike. */
export type Renderer = typeof import('../prerender.tsx');

/** Where that module is. */
export const rendererFile = join(root, 'src', 'prerender.tsx');

// Below node_modules, so that the packages the bundle imports are found from there.
const bundleDir = join(root, 'node_modules', `.prerender-${process.pid}`);

type Options = { styles: StyleSource; strict: boolean };

/** Writes every page as a complete document, and beside it what other pages need to show it. */
export function buildPages({ styles, strict }: Options): Plugin {
  return {
    name: 'vitrine:build-pages',
    apply: 'build',
    config: () => ({
      // One reading of the configuration serves the build for the browser and the one for Node.
      builder: { sharedConfigBuild: true },
      environments: {
        client: { build: { rolldownOptions: { input: join(root, 'src', 'main.ts') } } },
        ssr: {
          build: {
            outDir: bundleDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: rendererFile, output: { entryFileNames: 'prerender.mjs' } },
          },
        },
      },
    }),
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('Vite builds for the environments client and ssr');
        try {
          const output = await buildOnce(builder, client);
          await buildOnce(builder, ssr);
          await writePages({ client, output, styles, strict });
        } finally {
          await rm(bundleDir, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildOnce(
  builder: ViteBuilder,
  environment: BuildEnvironment,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result))
    throw new Error('vite.config.ts asks for one output, and does not watch');
  return result.output;
}

type Built = Options & { client: BuildEnvironment; output: Rolldown.RolldownOutput['output'] };

async function writePages({ client, output, styles, strict }: Built): Promise<void> {
  const { base, logger } = client.config;
  const dist = resolve(client.config.root, client.config.build.outDir);
  const siteFiles = lastGoodSiteFiles();
  const warn = (message: string) => logger.warn(message);
  const looks = await styles.current();
  const script = findClientScript(output.filter((file) => file.type === 'chunk'));
  const build = hashOf([script.entry, JSON.stringify(looks)]);

  const [{ data, files }, head] = await Promise.all([
    collectSiteData({ ...siteFiles, strict, warn, base, pictures: 'derived' }),
    deriveSiteHead(siteFiles.site, base),
  ]);
  const { pages, text } = await renderAll(data, build);
  const fonts = await deriveFonts({ theme: siteFiles.site.theme, base, text });
  const frameOf = createPageFrames({
    language: data.site.app.language,
    head: head.tags,
    apiHost: data.site.api.host,
    base,
    styles: looks,
    fonts,
    script,
  });
  for (const [path, page] of pages) {
    const folder = join(dist, path);
    await mkdir(folder, { recursive: true });
    const { site, ...pageData } = page.data;
    const { types } = pageData.page;
    const ofTypes = Object.fromEntries(types.map((type) => [type, looks.byType[type]]));
    const file: PageFile = { ...pageData, styles: ofTypes };
    await writeFile(join(folder, 'index.html'), renderDocument(frameOf(types), page));
    await writeFile(join(folder, pageDataFile), JSON.stringify(file));
  }
  const first = pages.get('');
  if (!first) throw new Error('config/page-paths.ts lets no site pass without a first page');
  const frame = frameOf(first.data.page.types);
  const lost = { ...frame, head: frame.head + notFoundHead(data.site.app, base) };
  await writeFile(join(dist, '404.html'), renderDocument(lost, first));
  await copyDerived([...files, ...fonts.files, ...head.files], dist);
  await copyFile(join(derivedDir, head.favicon), join(dist, 'favicon.ico'));
}

/** All pages, by path, and their text. */
async function renderAll(data: SiteData, build: string) {
  const bundle = pathToFileURL(join(bundleDir, 'prerender.mjs')).href;
  const { render, displayClass }: Renderer = await import(bundle);
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
