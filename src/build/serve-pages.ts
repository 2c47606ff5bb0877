import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { type PageFile, pageDataFile } from '../page-data.ts';
import type { RenderedPage } from '../prerender.tsx';
import { pagePath } from '../shared/page-path.ts';
import { isReadablePath } from '../shared/readable-path.ts';
import { type Renderer, rendererFile } from './build-pages.ts';
import { derivedDir, derivedFolder } from './derived.ts';
import { type DocumentFrame, renderDocument } from './document.ts';
import { deriveFonts } from './fonts.ts';
import { lastGoodSiteFiles } from './last-good.ts';
import { OwnerMistake } from './owner-mistake.ts';
import { collectSiteData } from './site-data.ts';
import { deriveSiteHead } from './site-head.ts';
import type { StyleSource } from './style-source.ts';
import { stylesOf } from './styles.ts';
import { toViteError } from './vite-error.ts';

/** Serves in development what the build writes: every page as it stands, rendered when asked for. */
export function servePages({ styles }: { styles: StyleSource }): Plugin {
  return {
    name: 'vitrine:serve-pages',
    apply: 'serve',
    config: (_, { isPreview }) => (isPreview ? {} : { appType: 'custom' }),
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use(`${base}${derivedFolder}`, sirv(derivedDir, { dev: true }));
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
  const html = renderDocument(await frameOf(server, styles), page);
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

/** Everything the pages are made from, as the owner's files stand. */
export function currentSiteData({ config: { base, logger } }: ViteDevServer) {
  const warn = (message: string) => logger.warn(message);
  const siteFiles = lastGoodSiteFiles();
  return collectSiteData({ ...siteFiles, strict: false, warn, base, pictures: 'original' });
}

/** The styles of the site, and with them the typefaces. */
export async function currentCss(
  { config: { base } }: ViteDevServer,
  styles: StyleSource,
): Promise<string> {
  const { theme } = lastGoodSiteFiles().site;
  const current = await styles.current();
  // An edit may bring a section of any type to a page.
  const css = stylesOf(current, Object.keys(current.byType));
  const fonts = await deriveFonts({ theme, base, text: { all: '', display: '' } });
  return fonts.css + fonts.late + css;
}

async function frameOf(server: ViteDevServer, styles: StyleSource): Promise<DocumentFrame> {
  const { base } = server.config;
  const { site } = lastGoodSiteFiles();
  return {
    language: site.app.language,
    css: await currentCss(server, styles),
    lateFonts: '',
    head: (await deriveSiteHead(site, base)).tags,
    fonts: [],
    script: `${base}main.ts`,
    modules: [],
    policy: undefined,
  };
}
