import { join } from 'node:path';
import { serveFolders } from './browser/static-server.ts';
import { build, root, serve } from './project/cli.ts';

/** What the browser tests visit: the built site on a static host, and the product's two servers. */
export type Host = 'static' | 'dev' | 'preview';

/** The variable that tells the tests where a host answers. */
export const variableOf = (host: Host) => `VITRINE_${host.toUpperCase()}_URL`;

/** The variable that hands the log of the build to the tests. */
export const buildLog = 'VITRINE_BUILD_LOG';

/** Builds the site once and serves it until the tests are over. */
export default async function startServers(): Promise<() => Promise<void>> {
  const dev = serve(root, 'dev');
  const { code, output } = await build(root);
  if (code !== 0) {
    await (await dev).stop();
    throw new Error(`The site does not build:\n${output}`);
  }
  process.env[buildLog] = output;
  const folder = await serveFolders([join(root, 'dist')]);
  const servers = { dev: await dev, preview: await serve(root, 'preview') };
  process.env[variableOf('static')] = folder.url;
  process.env[variableOf('dev')] = servers.dev.url;
  process.env[variableOf('preview')] = servers.preview.url;
  return async () => {
    await Promise.all([folder.close(), servers.dev.stop(), servers.preview.stop()]);
  };
}
