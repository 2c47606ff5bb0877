import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import type { Address } from '../browser/listen.ts';
import { serveFolders } from '../browser/static-server.ts';
import { buildAlive } from './build-alive.ts';
import { copyPhoto } from './floor-photo.ts';
import type { Beside } from './options.ts';
import { aliveTarget, floorTarget, siteTarget, type Target } from './targets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const floor = join(root, 'tests', 'bench', 'floor');
const cache = join(root, 'node_modules', '.cache', 'bench');

/** Everything that is measured, on servers that are up. */
export type Served = { targets: Target[]; close: () => Promise<void> };

/** Serves the builds of the site, and what they are set against, made for them. */
export async function serveTargets(
  browser: Browser,
  dist: string,
  beside: readonly Beside[],
): Promise<Served> {
  const servers: Address[] = [];
  const serve = async (...folders: string[]) => {
    const server = await serveFolders(folders);
    servers.push(server);
    return server.url;
  };
  const site = siteTarget('site', await serve(dist));

  const floorOf = async (profile: 'mobile' | 'desktop') => {
    const photo = join(cache, `floor-${profile}`);
    await copyPhoto(browser, site, profile, photo);
    return serve(photo, floor, join(root, 'public'));
  };
  const origins = { mobile: await floorOf('mobile'), desktop: await floorOf('desktop') };

  const alive = join(cache, 'alive');
  await buildAlive(alive);

  const targets = [floorTarget(origins), aliveTarget(await serve(alive)), site];
  for (const { name, dir } of beside) targets.push(siteTarget(name, await serve(resolve(dir))));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { targets, close };
}
