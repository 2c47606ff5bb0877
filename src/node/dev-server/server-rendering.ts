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
  // Where a file was saved while modules were being imported, some are of before and some of after the
  // save, and do not fit together. What fails again with all imported anew is a fault of the page.
  runner.clearCache();
  return attempt();
}

/**
 * Lets the next request render with an edit of the source. Vite gets no module to update: it would say
 * "page reload" in the terminal, although no page in a browser is loaded anew.
 */
export function renewRendered({
  file,
  modules,
  server,
}: HotUpdateOptions): EnvironmentModuleNode[] {
  if (modules.length === 0) return [];
  rendererOf(server).clearCache();
  // A page whose view could not be rendered has not loaded the view's module either, so no update
  // reaches it: it is loaded anew. Vite knows whether a module accepts updates once it was loaded.
  const known = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
  const isLoaded = [...known].some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  if (!isLoaded) server.ws.send({ type: 'full-reload' });
  return [];
}
