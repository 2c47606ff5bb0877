import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import type { Address } from '../browser/listen.ts';
import { serveFolders } from '../browser/static-server.ts';
import { buildReactBaseline } from './build-react-baseline.ts';
import { copyCompressed } from './compress.ts';
import { copyPhoto } from './html-baseline-photo.ts';
import type { Comparison } from './options.ts';
import { htmlTarget, reactTarget, siteTarget, type Target } from './targets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const htmlBaseline = join(root, 'tests', 'bench', 'html-baseline');
const cache = join(root, 'node_modules', '.cache', 'bench');

/** Everything that is measured, on servers that are up. */
export type Served = { targets: Target[]; close: () => Promise<void> };

/** Serves the builds of the site, and what they are set against, made for them. */
export async function serveTargets(
  browser: Browser,
  dist: string,
  comparisons: readonly Comparison[],
): Promise<Served> {
  const servers: Address[] = [];
  const serve = async (name: string, ...folders: string[]) => {
    const served = join(cache, 'served', name);
    copyCompressed(folders, served);
    const server = await serveFolders([served], { gzip: true });
    servers.push(server);
    return server.url;
  };
  const site = siteTarget('site', await serve('site', dist));

  const htmlOriginOf = async (profile: 'mobile' | 'desktop') => {
    const photo = join(cache, `html-${profile}`);
    await copyPhoto(browser, site, profile, photo);
    return serve(`html-${profile}`, photo, htmlBaseline, join(root, 'public'));
  };
  const origins = { mobile: await htmlOriginOf('mobile'), desktop: await htmlOriginOf('desktop') };

  const react = join(cache, 'react');
  await buildReactBaseline(react);

  const targets = [htmlTarget(origins), reactTarget(await serve('react', react)), site];
  for (const { name, dir } of comparisons)
    targets.push(siteTarget(name, await serve(name, resolve(dir))));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { targets, close };
}
