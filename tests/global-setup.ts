import { join } from 'node:path';
import { readHeaders } from '../src/node/build/hosting/host-files.ts';
import { temporaryFolder } from './browser/program.ts';
import { serveFolder } from './browser/static-server.ts';
import { build, serve } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';
import { sharedFolder } from './project/shared-folder.ts';

/** What the browser tests visit: the built site on a static host, and the product's two servers. */
export type Host = 'static' | 'dev' | 'preview';

/** The variable that tells the tests where a host answers. */
export const variableOf = (host: Host) => `VITRINE_${host.toUpperCase()}_URL`;

/** The variables that hand the log of the build and the folder of the built site to the tests. */
export const buildLog = 'VITRINE_BUILD_LOG';
export const builtFolder = 'VITRINE_BUILT_FOLDER';

/** Builds the sample site once, in a copy of the project, and serves it until the tests are over. */
export default async function startServers(): Promise<() => Promise<void>> {
  const { folder, remove } = copyProject();
  const { code, output } = await build(folder);
  if (code !== 0) {
    remove();
    throw new Error(`The site does not build:\n${output}`);
  }
  const dist = join(folder, 'dist');
  const [host, dev, preview] = await Promise.all([
    serveFolder(dist, { headers: readHeaders(dist) }),
    serve(folder, 'dev'),
    serve(folder, 'preview'),
  ]);
  const shared = temporaryFolder();
  process.env[sharedFolder] = shared.folder;
  process.env[buildLog] = output;
  process.env[builtFolder] = dist;
  process.env[variableOf('static')] = host.url;
  process.env[variableOf('dev')] = dev.url;
  process.env[variableOf('preview')] = preview.url;
  return async () => {
    await Promise.all([host.close(), dev.stop(), preview.stop()]);
    remove();
    shared.remove();
  };
}
