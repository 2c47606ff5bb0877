import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import {
  type PageFile,
  pageDataFile,
  type RenderedPage,
  type Renderer,
  type SiteData,
} from '../../page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import { isReadablePath } from '../../shared/readable-path.ts';
import { assetCacheDir, assetsFolder } from '../assets/asset-cache.ts';
import { developmentPolicy } from '../hosting/content-security-policy.ts';
import { type DocumentTemplate, renderDocument } from '../pages/document.ts';
import { rendererFile } from '../pages/renderer.ts';
import { buildSiteHead } from '../pages/site-head.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentCss, currentSiteData } from './current-site.ts';
import { passError } from './vite-error.ts';

/** Serves in development what the build writes: every page as it stands, rendered when asked for. */
export function servePages({ styles }: { styles: StyleSource }): Plugin {
  return {
    name: 'vitrine:serve-pages',
    apply: 'serve',
    config: (_, { isPreview }) => (isPreview ? {} : { appType: 'custom' }),
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use(`${base}${assetsFolder}`, sirv(assetCacheDir, { dev: true }));
      server.middlewares.use((request, _, next) => {
        // Any other path leads to the first page, one that cannot be read included.
        if (!isReadablePath(request.url ?? '/')) request.url = base;
        next();
      });
      // After what Vite serves by itself: modules, and the files below `public/`.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, styles, request.url ?? '/', response).catch(passError(next));
        });
      };
    },
  };
}

async function answer(
  server: ViteDevServer,
  styles: StyleSource,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { path: asked } = askedPage(url, server.config.base);
  const { data } = await currentSiteData(server);
  const path = data.pages.some((page) => page.path === asked) ? asked : '';
  await sendPage({ server, styles, url, response }, data, path);
}

/** The path of a page, and whether its data is asked for or its document. */
export function askedPage(url: string, base: string): { path: string; isData: boolean } {
  const asked = pagePath(url, base);
  const [, path] = new RegExp(`^(.*?)/?${pageDataFile}$`).exec(asked) ?? [];
  return { path: path ?? asked, isData: path !== undefined };
}

type PageRequest = {
  server: ViteDevServer;
  styles: StyleSource;
  url: string;
  response: ServerResponse;
};

/** Answers with a page of a site: with its document, or with what other pages show it from. */
export async function sendPage(
  { server, styles, url, response }: PageRequest,
  data: SiteData,
  path: string,
  adapt = (template: DocumentTemplate) => template,
): Promise<void> {
  const page = await renderPage(server, data, path);
  if (askedPage(url, server.config.base).isData) {
    const { site, ...pageData } = page.data;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...pageData, styles: {} } satisfies PageFile));
    return;
  }
  const html = renderDocument(adapt(await documentTemplate(server, styles)), page);
  response.setHeader('Content-Type', 'text/html');
  response.end(await server.transformIndexHtml(url, html));
}

async function renderPage(
  server: ViteDevServer,
  data: SiteData,
  path: string,
): Promise<RenderedPage> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs modules in development');
  const { render } = await ssr.runner.import<Renderer>(rendererFile);
  return render(data, path, 'development');
}

async function documentTemplate(
  server: ViteDevServer,
  styles: StyleSource,
): Promise<DocumentTemplate> {
  const { base } = server.config;
  const { site } = await lastGoodSiteFiles();
  return {
    language: site.app.language,
    css: await currentCss(server, styles),
    lateFonts: '',
    head: (await buildSiteHead(site, base)).tags,
    fonts: [],
    script: `${base}main.ts`,
    modules: [],
    integrity: undefined,
    policy: developmentPolicy,
  };
}
