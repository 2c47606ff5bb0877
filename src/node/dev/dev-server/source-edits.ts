import { type HotUpdateOptions, normalizePath, type ViteDevServer } from 'vite';
import { moduleName, source } from '../../build/styles/style-files.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { ownSections } from '../../files/project/places.js';
import type { OpenPages } from './open-pages.ts';
import { rendererOf } from './server-rendering.ts';

/** The parts of the dev server that show edits on open pages. */
export type DevSite = { server: ViteDevServer; pages: OpenPages; styles: StyleSource };

/**
 * Returns a function that shows edits of the styles, and of modules that the styles import, without a
 * reload. The function returns the modules that Vite has to update.
 */
export function createSourceEdits(site: DevSite) {
  const { server, pages, styles } = site;
  const { logger } = server.config;
  let isFaulty = false;
  return async ({ file, modules, read, type }: HotUpdateOptions) => {
    const isSource = [source, ownSections].some((folder) => file.startsWith(normalizePath(folder)));
    if (!isSource || !file.endsWith('.ts')) return modules;
    const isStyles = file.endsWith('.css.ts');
    // Pages receive styles with their data, but Vite has to update all other modules.
    const others = isStyles ? [] : modules;
    // Some editors empty a file before they write, so wait until the file has content.
    if (type !== 'delete') await read();
    const changed = await styles.renewForSource(file).catch((error) => {
      // Vite shows the error on open pages.
      isFaulty = true;
      throw error;
    });
    if (!changed) return others;
    await reloadStyles(server, changed);
    // A page that was opened while the styles failed shows only the error, so it has to reload.
    if (isFaulty) pages.reload();
    else pages.showEdit();
    isFaulty = false;
    if (isStyles) logger.info(`hmr update /${moduleName(file)}`, { timestamp: true });
    return others;
  };
}

/** Reloads the style modules whose exports have changed. */
export async function reloadStyles(
  server: ViteDevServer,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
  const { client, ssr } = server.environments;
  for (const file of changed) ssr?.moduleGraph.onFileChange(file);
  rendererOf(server).clearCache();
  const loaded = changed.flatMap((file) => [...(client.moduleGraph.getModulesByFile(file) ?? [])]);
  for (const module of loaded) {
    // An update alone lets a request that began before it store what it has read, which is of the styles of before.
    client.moduleGraph.invalidateModule(module);
    await client.reloadModule(module);
  }
}
