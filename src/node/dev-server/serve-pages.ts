import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { type PageFile, pageDataFile, type Renderer, type SiteData } from '../../page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import { assetCacheDir, assetsFolder } from '../assets/asset-cache.ts';
import { decodedPath } from '../hosting/decoded-path.ts';
import { type DocumentTemplate, renderDocument } from '../pages/document.ts';
import { type Rendered, renderPage } from '../pages/render-page.ts';
import { rendererFile } from '../pages/renderer.ts';
import { faultOf, ViewMistake } from '../pages/view-fault.ts';
import { leadsOut } from '../project/public-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { answerFailure } from './answer-failure.ts';
import { currentSiteData } from './current-site.ts';
import { developmentBuild, documentTemplate, withOverlay } from './development-document.ts';
import { findByAccents } from './find-by-accents.ts';
import { refuseLinksOut } from './links-out.ts';

/** Serves in development what the build writes: every page as it stands, rendered when asked for. */
export function servePages({ styles }: { styles: StyleSource }): Plugin {
  return {
    name: 'vitrine:serve-pages',
    apply: 'serve',
    config: (_, { isPreview }) =>
      isPreview
        ? {}
        : {
            appType: 'custom',
            html: { cspNonce: randomUUID() },
            // The watcher follows links too, and a folder of the system may have no end.
            server: { watch: { ignored: leadsOut } },
          },
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use(`${base}${assetsFolder}`, sirv(assetCacheDir, { dev: true }));
      server.middlewares.use(base.slice(0, -1), refuseLinksOut());
      server.middlewares.use(base.slice(0, -1), findByAccents());
      server.middlewares.use((request, _, next) => {
        // Any other path leads to the first page, one that cannot be read included.
        if (decodedPath(request.url ?? '/') === undefined) request.url = base;
        next();
      });
      // After what Vite serves by itself: modules, and the files below `public/`.
      return () => {
        server.middlewares.use((request, response, next) => {
          const asked = { server, styles, url: request.url ?? '/', response };
          answer(asked).catch(answerFailure(server, response, next));
        });
      };
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      // No page has loaded it, as where its import has failed before: they would not hear of it. What
      // was but named by an import has not been analysed.
      const known = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
      const isLoaded = [...known].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
      if (!isLoaded) server.ws.send({ type: 'full-reload' });
    },
  };
}

async function answer(request: PageRequest): Promise<void> {
  const { server, url } = request;
  const { path: asked } = askedPage(url);
  const { data } = await currentSiteData(server);
  const path = data.pages.some((page) => page.path === asked) ? asked : '';
  await sendPage(request, data, path);
}

/**
 * The path of a page, and whether its data is asked for or its document, from an address that Vite has
 * taken the base from.
 */
export function askedPage(url: string): { path: string; isData: boolean } {
  const asked = pagePath(url, '/') ?? '';
  const [, path] = new RegExp(`^(.*?)/?${pageDataFile}$`).exec(asked) ?? [];
  return { path: path ?? asked, isData: path !== undefined };
}

/** A request of a page, and what answers it. */
export type PageRequest = {
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
  const { page, faults } = await renderOnServer(server, data, path);
  if (askedPage(url).isData) {
    // Whoever asked for it asks for the document next, which says what is wrong.
    if (!page || faults.length > 0) return void response.writeHead(500).end();
    const { site, ...pageData } = page.data;
    const file: PageFile = { ...pageData, build: developmentBuild, styles: {} };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(file));
    return;
  }
  const mistake = faults.length > 0 ? new ViewMistake(faults) : undefined;
  if (!page) throw mistake;
  const document = renderDocument(adapt(await documentTemplate(server, styles)), page);
  const html = await server.transformIndexHtml(url, document);
  if (mistake) server.config.logger.error(`\n${mistake.message}\n`, { timestamp: true });
  response.setHeader('Content-Type', 'text/html');
  response.end(mistake ? withOverlay(html, mistake, server) : html);
}

async function renderOnServer(
  server: ViteDevServer,
  data: SiteData,
  path: string,
): Promise<Rendered> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs modules in development');
  const { runner } = ssr;
  const attempt = async (): Promise<Rendered> => {
    try {
      const { render } = await runner.import<Renderer>(rendererFile);
      return await renderPage(render, data, path);
    } catch (error) {
      // A view that comes with the script of all pages is imported with the renderer.
      return { faults: [faultOf(error)] };
    }
  };
  const rendered = await attempt();
  if (rendered.faults.length === 0) return rendered;
  // An edit while modules are imported mixes those of before with those of after it, which do not
  // know of each other: only what fails with all of them imported anew is a fault of the page.
  runner.clearCache();
  return attempt();
}
