import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import type { SiteConfig } from '../../site.ts';
import {
  answerFailure,
  askedPage,
  type PageRequest,
  sendPage,
} from '../dev-server/page-requests.ts';
import { currentSiteData } from '../dev-server/server-rendering.ts';
import { exampleFile } from '../project/paths.ts';
import { readCheckContext } from '../site-files/check-context.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { resolveSite } from '../site-files/resolve-site.ts';
import { ProblemError } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { readConditions, underConditions } from './conditions.ts';
import { renderOverview } from './overview.ts';

/** No path of a page can begin with an underscore, so the gallery's path is free. */
const galleryPath = '__gallery';

/** All section types, in the order of their registry. */
const types: readonly string[] = Object.keys(schemas);

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

function readExample(type: string): string {
  return readFileSync(exampleFile(type), 'utf8');
}

/**
 * Returns a page that holds only the example of a type. @throws {ProblemError} if the example is
 * faulty.
 */
async function examplePage(type: string, path: string): Promise<SiteConfig['pages'][number]> {
  const schema = Object.entries(schemas).find(([name]) => name === type)?.[1];
  if (!schema) throw new Error(`sections/schemas.ts registers no type "${type}"`);
  const text = readExample(type);
  const bytes = new TextEncoder().encode(text);
  const read = diagnose(exampleFile(type), bytes, schema, await readCheckContext([text]));
  if (!read.ok) throw new ProblemError(read.problems);
  const look = { link: type, title: type, navigation: false, menu: false, hidden: false };
  return { path, ...look, sections: [read.value] };
}
