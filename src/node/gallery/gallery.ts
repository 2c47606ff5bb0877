import type { Plugin } from 'vite';
import {
  answerFailure,
  askedPage,
  type PageRequest,
  sendPage,
} from '../dev-server/page-requests.ts';
import { currentSiteData } from '../dev-server/server-rendering.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { readConditions, underConditions } from './conditions.ts';
import { examplePage, readExample, types } from './examples.ts';
import { renderOverview } from './overview.ts';

/** No path of a page can begin with an underscore, so the gallery's path is free. */
const galleryPath = '__gallery';

/**
 * Shows the examples of all section types in development, on one page and on pages of their own.
 */
export function gallery({ styles }: { styles: StyleSource }): Plugin {
  return {
    name: 'vitrine:gallery',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      // The gallery must come before the pages of the site, which answer every path.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { url = '/' } = request;
          const [place, type = ''] = askedPage(url).path.split('/');
          if (place !== galleryPath) return next();
          const asked = { server, styles, url, response };
          try {
            await (types.includes(type) ? sendExample(asked, type) : sendOverview(asked));
          } catch (error) {
            answerFailure(error, server, response, next);
          }
        });
      };
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('/example.yaml') || this.environment.name !== 'client') return;
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function sendOverview({ server, url, response }: PageRequest): void {
  const entries = types.map((type) => ({ type, yaml: readExample(type) }));
  const address = server.config.base + galleryPath;
  response.setHeader('Content-Type', 'text/html');
  response.end(renderOverview(entries, readConditions(url), address));
}

async function sendExample(request: PageRequest, type: string): Promise<void> {
  const path = `${galleryPath}/${type}`;
  const siteFiles = await lastGoodSiteFiles();
  const pages = [await examplePage(type, path)];
  const resolved = resolveSite({ ...siteFiles.site, pages });
  const data = await currentSiteData(request.server, { ...siteFiles, ...resolved });
  // An example may link to pages of the site.
  const paths = [path, ...siteFiles.site.pages.map((page) => page.path)];
  const conditions = readConditions(request.url);
  const shown = { ...data, site: { ...data.site, paths } };
  await sendPage(request, shown, path, (template) => underConditions(template, conditions));
}
