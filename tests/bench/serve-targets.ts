import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Address } from '../browser/listen.ts';
import { serveFolder } from '../browser/static-server.ts';
import { root } from '../project/cli.ts';
import type { Comparison } from './options.ts';
import { buildReactBaseline } from './react-baseline/build.tsx';
import { htmlTarget, portrait, reactTarget, siteTarget, type Target } from './targets.ts';
import { loading, visit } from './visit.ts';

const htmlBaseline = join(root, 'tests', 'bench', 'html-baseline');
const cache = join(root, 'node_modules', '.cache', 'bench');

/** Serves the builds of the site and the baselines that they are compared with. */
export async function serveTargets(
  browser: Browser,
  dist: string,
  comparisons: readonly Comparison[],
) {
  const servers: Address[] = [];
  const serve = async (name: string, ...folders: string[]) => {
    const served = join(cache, 'served', name);
    copyCompressed(folders, served);
    const server = await serveFolder(served, { gzip: true });
    servers.push(server);
    return server.url;
  };
  const site = siteTarget('site', await serve('site', dist));

  const photo = join(cache, 'photo');
  await copyPhoto(browser, site, photo);
  const html = await serve('html', photo, htmlBaseline, join(root, 'public'));

  const react = join(cache, 'react');
  await buildReactBaseline(react);

  const targets = [htmlTarget(html), reactTarget(await serve('react', react)), site];
  for (const { name, dir } of comparisons)
    targets.push(siteTarget(name, await serve(name, resolve(dir))));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { targets, close };
}

/** Whether a static host compresses a file. The answer of the data service is a file without an ending. */
const isCompressible = (file: string) =>
  /\.(html|css|js|json|svg|txt|xml)$|(^|[\\/])index$/.test(file);

/** Copies folders into one, later ones below earlier ones, with a `.gz` beside what is compressible. */
function copyCompressed(folders: readonly string[], into: string): void {
  rmSync(into, { recursive: true, force: true });
  for (const folder of folders.toReversed()) cpSync(folder, into, { recursive: true });
  for (const name of readdirSync(into, { recursive: true, encoding: 'utf8' })) {
    const file = join(into, name);
    if (isCompressible(name) && statSync(file).isFile())
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  }
}

/**
 * Puts the photo that the browser chooses from the site's page into a folder, under the name that the
 * HTML baseline has for its own: both sides then show the same bytes. A site without a photo leaves
 * the folder empty.
 */
async function copyPhoto(browser: Browser, site: Target, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { url } = site.page(portrait.page);
  const photo = await visit(browser, {}, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    return page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc);
  });
  if (!photo) return;
  const answer = await fetch(photo);
  if (!answer.ok) throw new Error(`${photo} answers ${answer.status}`);
  const file = join(folder, portrait.baseline);
  mkdirSync(dirname(file), { recursive: true });
  // Browsers know a picture by its first bytes, not by its name.
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}
