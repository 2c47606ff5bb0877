import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { withAddress } from '../hosting/site-address.ts';
import { nameOf, root } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { replaceSite, withWorkFolder, workFolder } from './dist-folder.ts';
import { renderSite } from './render-site.ts';
import { bundleDir, bundleName, rendererFile } from './renderer.ts';
import { writePages } from './write-pages.ts';

type Options = { styles: StyleSource; strict: boolean };

/** Writes every page as a complete document, and beside it what other pages need to show it. */
export function buildPages({ styles, strict }: Options): Plugin {
  return {
    name: 'vitrine:build-pages',
    apply: 'build',
    config: () => ({
      // One reading of the configuration serves the build for the browser and the one for Node.
      builder: { sharedConfigBuild: true },
      // What the bundler makes is put beside the last site: it would empty that one before.
      build: { write: false, copyPublicDir: false },
      environments: {
        client: { build: { rolldownOptions: { input: join(root, 'src', 'main.ts') } } },
        ssr: {
          build: {
            // Read when a view fails, to name the line of its source; its paths begin here.
            sourcemap: 'hidden',
            outDir: bundleDir,
            rolldownOptions: { input: rendererFile, output: { entryFileNames: bundleName } },
          },
        },
      },
    }),
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('Vite builds for the environments client and ssr');
        const { base, logger } = client.config;
        const warn = (message: string) => logger.warn(message);
        const folder = join(workFolder, 'site');
        const dist = resolve(client.config.root, client.config.build.outDir);
        await withWorkFolder(async () => {
          await buildOnce(builder, ssr, bundleDir);
          const lastGood = await lastGoodSiteFiles();
          const siteFiles = { ...lastGood, site: withAddress(lastGood.site, base) };
          const rendered = await renderSite({ siteFiles, base, strict, warn });
          const output = await buildOnce(builder, client, folder);
          await writePages({ client, output, styles, resolved: siteFiles, rendered, folder });
          await replaceSite(folder, dist);
          logger.info(`The site is in ${nameOf(dist)}/.`);
        });
      },
    },
  };
}

/** Bundles for an environment, and writes the files to a folder. */
async function buildOnce(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  folder: string,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result))
    throw new Error('vite.config.ts asks for one output, and does not watch');
  for (const file of result.output) {
    const place = join(folder, file.fileName);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, file.type === 'chunk' ? file.code : file.source);
    // The bundler leaves a hidden map to whoever writes the file.
    if (file.type === 'chunk' && file.map) await writeFile(`${place}.map`, file.map.toString());
  }
  return result.output;
}
