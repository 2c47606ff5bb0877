import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { type PageFile, pageDataFile, type SiteData } from '../../../page-data.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import { pagePath } from '../../../shared/page-path.ts';
import { serviceFile, takeSnapshot } from '../../build/pages/data-service.ts';
import { renderDocument } from '../../build/pages/document.ts';
import { ViewError } from '../../build/pages/render-page.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { escapeAttribute } from '../../files/project/html.ts';
import { plainly } from '../../files/project/plain-error.ts';
import { ProblemError } from '../../files/site-files/problem-error.ts';
import { lastGoodSiteFiles, type SiteFiles } from '../../files/site-files/site-files.ts';
import { resumeFile, resumeOf } from '../../start/resume/resume-of-site.ts';
import {
  currentCss,
  developmentBuild,
  documentTemplate,
  withOverlay,
} from './development-document.ts';
import { currentSiteData, renderOnServer } from './server-rendering.ts';

/** Creates the middleware that serves the owner's content as JSON, unless a remote service provides it, and the résumé. */
export function serveDataRequests(): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { siteFiles, url } = inLanguage(await lastGoodSiteFiles(), request.url ?? '/');
      const answer = await answerOf(pagePath(url, '/'), siteFiles);
      if (answer === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(answer));
    } catch (error) {
      // If the owner's files were never valid, pass the request on: the response for the page shows the problems.
      next(error instanceof ProblemError ? undefined : error);
    }
  };
}

async function answerOf(
  path: string | undefined,
  siteFiles: SiteFiles,
): Promise<object | undefined> {
  const { site, content } = siteFiles;
  if (path === serviceFile(site)) return content;
  if (path !== resumeFile || !site.app.resume) return undefined;
  return resumeOf(site, await takeSnapshot(siteFiles, { strict: false, warn: console.warn }));
}

/** Returns the site in the language that a URL begins with, and the URL below the path of this language. */
function inLanguage(
  site: SiteFiles,
  url: string,
): Pick<PageRequest, 'siteFiles' | 'editions' | 'url'> {
  const editions = [site, ...site.translations];
  const found = site.translations.find((each) => url.startsWith(`/${languagePath(each.site)}`));
  if (!found) return { siteFiles: site, editions, url };
  return { siteFiles: found, editions, url: url.slice(languagePath(found.site).length) };
}

/** Hides a text that an overlay tells better. */
const textStyle = '<style>body:has(vite-error-overlay)>pre{display:none}</style>';

/** A request for a page, and the objects that are needed for the response. */
export type PageRequest = {
  server: ViteDevServer;
  styles: StyleSource;
  /** The last valid version of the owner's files, in the language of the page. */
  siteFiles: SiteFiles;
  /** The same in all languages. */
  editions: readonly SiteFiles[];
  /** The URL below the path of the language. */
  url: string;
  response: ServerResponse;
};

/** Creates the middleware that answers all requests for pages with `send`, and shows the error if `send` fails. */
export function servePageRequests(
  server: ViteDevServer,
  styles: StyleSource,
  send: (request: PageRequest) => Promise<void>,
): Connect.NextHandleFunction {
  return async ({ url = '/' }, response, next) => {
    try {
      const { translations } = await lastGoodSiteFiles();
      const folder = translations
        .map(({ site }) => languagePath(site))
        .find((each) => new RegExp(`^/${each.slice(0, -1)}(?:\\?|$)`).test(url));
      // As hosts do, since the addresses in a page are relative to its folder.
      if (folder)
        return void response.writeHead(302, { Location: server.config.base + folder }).end();
      await send({ server, styles, ...inLanguage(await lastGoodSiteFiles(), url), response });
    } catch (error) {
      // Vite logs and shows errors that are not about the owner's files.
      if (!(error instanceof ProblemError)) return next(plainly(error));
      // The owner's files were never valid, so no page can be rendered: show only the problems, and Vite's overlay.
      const message = escapeAttribute(error.message);
      const document = `<!doctype html>\n<title>Vitrine</title>\n${textStyle}\n<body>\n<pre>${message}</pre>\n</body>\n`;
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(withOverlay(await server.transformIndexHtml(url, document), error, server));
    }
  };
}

/** Sends the requested page of the site, or the home page for an unknown URL. */
export async function sendSitePage(request: PageRequest): Promise<void> {
  const { server, siteFiles, editions } = request;
  const data = await currentSiteData(server, siteFiles, editions);
  const { path: asked } = requestedPage(request.url);
  const path = data.pages.some((page) => page.path === asked) ? asked : '';
  await sendPage(request, data, path);
}

/**
 * Returns the path of the requested page, and whether the URL requests the page's data or its document.
 * @param url the URL without the base path
 */
export function requestedPage(url: string): { path: string; isData: boolean } {
  const asked = pagePath(url, '/') ?? '';
  const [, path] = new RegExp(`^(.*?)/?${pageDataFile}$`).exec(asked) ?? [];
  return { path: path ?? asked, isData: path !== undefined };
}

/** Sends a page as a document, or as the JSON that the router loads on navigation from another page. */
export async function sendPage(
  { server, styles, siteFiles, url, response }: PageRequest,
  data: SiteData,
  path: string,
): Promise<void> {
  const config = data.pages.find((each) => each.path === path);
  if (!config) throw new Error(`There is no page "${path}" to render`);
  const { page, faults } = await renderOnServer(server, data, config);
  // An open page needs all content, since an edit may lead to a page that shows other parts of it.
  if (page) page.data.content = data.content;
  if (requestedPage(url).isData) {
    // After this status code, the browser loads the page's document instead, which shows the faults.
    if (!page || faults.length > 0) return void response.writeHead(404).end();
    const { site, ...pageData } = page.data;
    const development = { site, css: await currentCss(server, styles, siteFiles) };
    const file: PageFile = { ...pageData, build: developmentBuild, development };
    response.setHeader('Content-Type', 'application/json');
    return void response.end(JSON.stringify(file));
  }
  const problem = faults.length > 0 ? new ViewError(faults) : undefined;
  if (!page) throw problem;
  const document = renderDocument(await documentTemplate(server, styles, siteFiles), page);
  const html = await server.transformIndexHtml(url, document);
  if (problem) server.config.logger.error(`\n${problem.message}\n`, { timestamp: true });
  response.setHeader('Content-Type', 'text/html');
  response.end(problem ? withOverlay(html, problem, server) : html);
}
