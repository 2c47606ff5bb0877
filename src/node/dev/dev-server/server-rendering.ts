import {
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { PageConfig, Renderer, SiteData } from '../../../page-data.ts';
import { rendererFile } from '../../build/pages/bundles.ts';
import { faultOf, type Rendered, renderPage } from '../../build/pages/render-page.ts';
import { collectSiteData } from '../../build/pages/site-data.ts';
import { createQueue } from '../../files/project/queue.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';

/** Collects the data that the pages of a language are rendered from. */
export async function currentSiteData(
  { config: { base, logger } }: ViteDevServer,
  siteFiles: SiteFiles,
  editions: readonly SiteFiles[] = [],
): Promise<SiteData> {
  const warn = (message: string) => logger.warn(message);
  const info = () => undefined;
  const options = { strict: false, warn, info, base, editions, pictures: 'original' } as const;
  const { data } = await collectSiteData(siteFiles, options);
  return data;
}

/** The environments of Vite that render pages: as they are, and in another preset. */
export type Rendering = 'ssr' | 'preview';

/** Returns Vite's module runner, which evaluates the modules that render pages. */
export function rendererOf({ environments }: ViteDevServer, rendering: Rendering = 'ssr') {
  const environment = environments[rendering];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite runs modules in development');
  return environment.runner;
}

/** Of two pages that are rendered at the same time, one would clear the modules that the other one imports. */
const inTurn = { ssr: createQueue(), preview: createQueue() };

/** Renders a page with the current modules. */
export function renderOnServer(
  server: ViteDevServer,
  data: SiteData,
  page: PageConfig,
  rendering: Rendering = 'ssr',
): Promise<Rendered> {
  const runner = rendererOf(server, rendering);
  const attempt = async (): Promise<Rendered> => {
    try {
      const { render } = await runner.import<Renderer>(rendererFile);
      return await renderPage(render, data, page);
    } catch (error) {
      // The module of the renderer imports views, which may throw on import. So not only `renderPage` can fail.
      return { elements: [], faults: [faultOf(error)] };
    }
  };
  return inTurn[rendering](async () => {
    const rendered = await attempt();
    if (rendered.faults.length === 0) return rendered;
    // If a file was saved during the imports, old and new modules may be mixed, and the faults may result from
    // the mixture. So import all modules again, and report only the faults that remain.
    runner.clearCache();
    return attempt();
  });
}

/**
 * Clears the module cache after an edit of the source, so that the next request renders with the new modules.
 * Returns no modules, since Vite would log "page reload" for these modules, although no browser reloads.
 */
export function renewRendered({
  file,
  modules,
  server,
}: HotUpdateOptions): EnvironmentModuleNode[] {
  if (modules.length === 0) return [];
  rendererOf(server).clearCache();
  // The dev server sends new CSS to open pages by itself, so an edit of a style module needs no reload.
  if (file.endsWith('.css.ts')) return [];
  // A page on which a view has failed has not loaded the view's module. So the page gets no hot update for this
  // module, and has to reload. Vite sets `isSelfAccepting` when a browser loads a module.
  const known = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
  const isLoaded = [...known].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  if (!isLoaded) server.ws.send({ type: 'full-reload' });
  return [];
}
