import { join, resolve } from 'node:path';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { withAddress } from '../hosting/site-address.ts';
import { nameOf } from '../project/paths.ts';
import { findAllPlaceholders } from '../sample/placeholders.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { ProblemError } from '../site-files/site-files.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { clientBundle, loadShortForms, rendererBundle, rendererFolder } from './bundles.ts';
import { replaceSite, withWorkFolder, workFolder, writeFiles } from './dist-folder.ts';
import { renderSite } from './render-site.ts';
import { writeSite } from './write-site.ts';

type Options = {
  styles: StyleSource;
  /** Whether the build fails if a remote data service does not answer. */
  strict: boolean;
  /** Whether a site in production may still hold texts and media of the sample. The build then only warns. */
  allowSample: boolean;
};

/** The Vite plugin of the build, which writes a document and a JSON file for every page. */
export function buildSite(options: Options): Plugin {
  return {
    name: 'vitrine:build',
    apply: 'build',
    config: () => ({
      // The builds for browsers and for Node share one configuration, which is read once.
      builder: { sharedConfigBuild: true },
      build: {
        // The bundler would empty `dist/` at its start, but the last site stays there until the end.
        write: false,
        copyPublicDir: false,
        // Every document preloads its modules itself.
        modulePreload: false,
        // Owners read the same terminal, and the duration of plugins is of no use to them.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      environments: { client: clientBundle, ssr: rendererBundle },
    }),
    load: loadShortForms,
    buildApp: { order: 'pre', handler: (builder) => build(builder, options) },
  };
}

async function build(builder: ViteBuilder, options: Options): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite builds for the environments client and ssr');
  const { base, logger } = client.config;
  const warn = (message: string) => logger.warn(message);
  const { styles, strict, allowSample } = options;
  const lastGood = await lastGoodSiteFiles();
  // A site in production belongs to its owner, so no texts or media of the sample may remain.
  const left = lastGood.site.app.production ? findAllPlaceholders(lastGood.site) : [];
  if (left.length > 0 && !allowSample) throw new ProblemError(left);
  if (left.length > 0) warn(`\n${new ProblemError(left).message}\n`);
  await withWorkFolder(async () => {
    const folder = join(workFolder, 'site');
    await bundle(builder, ssr, rendererFolder);
    const siteFiles = { ...lastGood, site: withAddress(lastGood.site, base) };
    const rendered = await renderSite(siteFiles, { base, strict, warn });
    const output = await bundle(builder, client, folder);
    await writeSite({ client, output, styles, siteFiles, rendered, folder });
    const dist = resolve(client.config.root, client.config.build.outDir);
    await replaceSite(folder, dist);
    logger.info(`The site is in ${nameOf(dist)}/.`);
  });
}

async function bundle(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  folder: string,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result))
    throw new Error('build-site.ts asks for one output, and does not watch');
  const files = result.output.map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  await writeFiles(folder, Object.fromEntries(files));
  return result.output;
}
