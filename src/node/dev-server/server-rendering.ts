import {
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { Renderer, SiteData } from '../../page-data.ts';
import { type Rendered, renderPage } from '../pages/render-page.ts';
import { rendererFile } from '../pages/renderer.ts';
import { faultOf } from '../pages/view-fault.ts';

/** What evaluates the modules that render pages. */
export function rendererOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs modules in development');
  return ssr.runner;
}

/** Renders a page with the modules as they are now. */
export async function renderOnServer(
  server: ViteDevServer,
  data: SiteData,
  path: string,
): Promise<Rendered> {
  const runner = rendererOf(server);
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

/**
 * Has an edit of the source rendered from the next request on; nothing is left to Vite, which would say
 * "page reload" in the terminal although no page of a browser is loaded anew.
 */
export function renewRendered({
  file,
  modules,
  server,
}: HotUpdateOptions): EnvironmentModuleNode[] {
  if (modules.length === 0) return [];
  rendererOf(server).clearCache();
  // Browsers have no module of a view whose import has failed here, and would not hear of the edit. One
  // that other modules only name, Vite has not read, and does not know whether it accepts an update.
  const known = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
  const isLoaded = [...known].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  if (!isLoaded) server.ws.send({ type: 'full-reload' });
  return [];
}
