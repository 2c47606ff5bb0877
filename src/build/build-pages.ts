import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { type PageData, pageDataFile, type SiteData } from '../page-data.ts';
import type { RenderedPage } from '../prerender.tsx';
import { findClientScript } from './client-script.ts';
import { copyDerived, derivedDir, hashOf } from './derived.ts';
import { contentSecurityPolicy, type DocumentFrame, renderDocument } from './document.ts';
import { deriveFonts } from './fonts.ts';
import { frameOrigins } from './frame-origins.ts';
import { lastGoodSiteFiles } from './last-good.ts';
import { notFoundHead } from './not-found.ts';
import { root } from './owner-files.ts';
import { type PageText, pageText } from './page-text.ts';
import { shownOf } from './shown.ts';
import { collectSiteData } from './site-data.ts';
import { deriveSiteHead } from './site-head.ts';
import { findStrayDetails } from './stray-details.ts';
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
  const { css } = await styles.current();
  const script = findClientScript(output);
  const build = hashOf([script.entry, css]);

  const [{ data, files }, head] = await Promise.all([
    collectSiteData({ ...siteFiles, strict, warn, base, pictures: 'derived' }),
    deriveSiteHead(siteFiles.site, base),
  ]);
  for (const message of findStrayDetails(siteFiles.site, data.content)) warn(message);
  const { pages, text } = await renderAll(data, build);
  const fonts = await deriveFonts({ theme: siteFiles.site.theme, base, text });
  const allCss = fonts.css + css;
  const inline = [allCss, fonts.late].filter((each) => each !== '');
  const frame: DocumentFrame = {
    language: data.site.app.language,
    css: allCss,
    lateFonts: fonts.late,
    head: head.tags,
    fonts: fonts.preloads,
    script: base + script.entry,
    modules: script.modules.map((name) => base + name),
    policy: contentSecurityPolicy({
      styles: inline,
      apiHost: data.site.api.host,
      frames: frameOrigins(shownOf(siteFiles.site)),
    }),
  };
  for (const [path, page] of pages) {
    const folder = join(dist, path);
    await mkdir(folder, { recursive: true });
    const { site, ...pageData } = page.data;
    await writeFile(join(folder, 'index.html'), renderDocument(frame, page));
    await writeFile(join(folder, pageDataFile), JSON.stringify(pageData satisfies PageData));
  }
  const first = pages.get('');
  if (!first) throw new Error('config/page-paths.ts lets no site pass without a first page');
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
