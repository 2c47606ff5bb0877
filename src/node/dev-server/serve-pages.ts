import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { type PageFile, pageDataFile, type RenderedPage, type Renderer } from '../../page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import { isReadablePath } from '../../shared/readable-path.ts';
import { assetCacheDir, assetsFolder } from '../assets/asset-cache.ts';
import { type DocumentTemplate, renderDocument } from '../pages/document.ts';
import { rendererFile } from '../pages/renderer.ts';
import { buildSiteHead } from '../pages/site-head.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { OwnerMistake } from '../site-files/owner-mistake.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentCss, currentSiteData } from './current-site.ts';
import { toViteError } from './vite-error.ts';

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
          answer(server, styles, request.url ?? '/', response).catch((error: unknown) =>
            next(error instanceof OwnerMistake ? toViteError(error) : error),
          );
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
  const asked = pagePath(url, server.config.base);
  const [, path] = new RegExp(`^(.*?)/?${pageDataFile}$`).exec(asked) ?? [];
  const page = await renderPage(server, path ?? asked);
  if (path !== undefined) {
    const { site, ...data } = page.data;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...data, styles: {} } satisfies PageFile));
    return;
  }
  const html = renderDocument(await documentTemplate(server, styles), page);
  response.setHeader('Content-Type', 'text/html');
  response.end(await server.transformIndexHtml(url, html));
}

async function renderPage(server: ViteDevServer, asked: string): Promise<RenderedPage> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs modules in development');
  const { render } = await ssr.runner.import<Renderer>(rendererFile);
  const { data } = await currentSiteData(server);
  const path = data.pages.some((page) => page.path === asked) ? asked : '';
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
    policy: undefined,
  };
}
