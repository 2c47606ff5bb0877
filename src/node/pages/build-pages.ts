import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { root } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { StyleSource } from '../styles/style-source.ts';
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
      environments: {
        client: { build: { rolldownOptions: { input: join(root, 'src', 'main.ts') } } },
        ssr: {
          build: {
            outDir: bundleDir,
            emptyOutDir: true,
            copyPublicDir: false,
            // Read when a view fails, to name the line of its source.
            sourcemap: 'hidden',
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
        try {
          // First: where a view fails, the site that was built before stays as it is.
          await buildOnce(builder, ssr);
          const { base, logger } = client.config;
          const warn = (message: string) => logger.warn(message);
          const siteFiles = await lastGoodSiteFiles();
          const rendered = await renderSite({ siteFiles, base, strict, warn });
          const output = await buildOnce(builder, client);
          await writePages({ client, output, styles, site: siteFiles.site, rendered });
        } finally {
          await rm(bundleDir, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildOnce(
  builder: ViteBuilder,
  environment: BuildEnvironment,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result))
    throw new Error('vite.config.ts asks for one output, and does not watch');
  return result.output;
}
