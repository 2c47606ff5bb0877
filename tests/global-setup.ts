import { join } from 'node:path';
import { readHeaders } from '../src/node/build/hosting/host-files.ts';
import { temporaryFolder } from './browser/program.ts';
import { serveFolder } from './browser/static-server.ts';
import { build, serve } from './project/cli.ts';
import { writeOwnerFiles } from './project/copy-project.ts';
import { sharedFolder } from './project/shared-folder.ts';

/** What the browser tests visit: the built site on a static host, and the product's two servers. */
export type Host = 'static' | 'dev' | 'preview';

/** The variable that tells the tests where a host of the built site answers. */
export const variableOf = (host: Exclude<Host, 'dev'>) => `VITRINE_${host.toUpperCase()}_URL`;

/** The variables that hand the log of the build and the folder of the built site to the tests. */
export const buildLog = 'VITRINE_BUILD_LOG';
export const builtFolder = 'VITRINE_BUILT_FOLDER';

/** Builds the sample site once, and serves it until the tests are over. */
export default async function startServers(): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder();
  writeOwnerFiles(folder, {});
  const { code, output } = await build(folder);
  if (code !== 0) {
    remove();
    throw new Error(`The site does not build:\n${output}`);
  }
  const dist = join(folder, 'dist');
  const [host, preview] = await Promise.all([
    serveFolder(dist, { headers: readHeaders(dist) }),
    serve(folder, 'preview'),
  ]);
  const shared = temporaryFolder();
  process.env[sharedFolder] = shared.folder;
  process.env[buildLog] = output;
  process.env[builtFolder] = dist;
  process.env[variableOf('static')] = host.url;
  process.env[variableOf('preview')] = preview.url;
  return async () => {
    await Promise.all([host.close(), preview.stop()]);
    remove();
    shared.remove();
  };
}
