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
import type { Address } from '../../tests/browser/listen.ts';
import { serveFolder } from '../../tests/browser/static-server.ts';
import { loading, visit } from './visit.ts';

export const root = join(import.meta.dirname, '..', '..');
/** The build of the site. */
export const dist = join(root, 'dist');
const baseline = join(import.meta.dirname, 'html-baseline');
const cache = join(root, 'node_modules', '.cache', 'bench');

/** The pages to measure: where each is on the site, and which page below `html-baseline/` has the same content. */
const paths = {
  welcome: { site: '/', html: '/welcome.html' },
  projects: { site: '/projects/', html: '/projects.html' },
  contact: { site: '/contact-me/', html: '/contact.html' },
  about: { site: '/about-me/', html: '/about.html' },
} as const;
export type PageName = keyof typeof paths;
export const pageNames = ['welcome', 'projects', 'contact', 'about'] as const satisfies PageName[];

/** A press on a button, and what counts as its answer. */
export type Press = {
  button: string;
  /** Which of the buttons that match. */
  which: 'first' | 'last';
  /** The links of the menu become visible, or the label of the button changes. */
  answer: 'menu' | 'label';
};
const menu: Press = { button: 'nav button, summary', which: 'first', answer: 'menu' };
/** The button for the video on the welcome page, which is the last: the first is for the sound. */
const pause: Press = { button: 'main button', which: 'last', answer: 'label' };

/** A page of a target, and what a visitor finds there. */
export type TargetPage = { url: string; video: boolean; press: Press | undefined };
/** What is measured: the hand-written pages, the site, another build. */
export type Target = { name: string; page: (name: PageName) => TargetPage };

function target(name: string, origin: string, kind: 'html' | 'site'): Target {
  return {
    name,
    page: (page) => {
      const video = page === 'welcome';
      const ofVideo = kind === 'site' ? pause : undefined;
      return { url: origin + paths[page][kind], video, press: video ? ofVideo : menu };
    },
  };
}

/** Serves the hand-written pages, the build of the site, and other builds by their names. */
export async function serveTargets(browser: Browser, builds: ReadonlyMap<string, string>) {
  const servers: Address[] = [];
  const serve = async (name: string, ...folders: string[]) => {
    const served = join(cache, 'served', name);
    copyCompressed(folders, served);
    const server = await serveFolder(served, { gzip: true });
    servers.push(server);
    return server.url;
  };
  const site = target('site', await serve('site', dist), 'site');
  const photo = await copyPhoto(browser, site);
  const html = target('html', await serve('html', photo, baseline, join(root, 'public')), 'html');
  const targets = [html, site];
  for (const [name, folder] of builds)
    targets.push(target(name, await serve(name, resolve(folder)), 'site'));
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
 * Returns a folder with the photo that the browser chooses from the site's page, under the name that the
 * hand-written page has for its own: both then show the same bytes.
 */
async function copyPhoto(browser: Browser, site: Target): Promise<string> {
  const folder = join(cache, 'photo');
  const file = join(folder, 'media', 'portrait.webp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  const photo = await visit(browser, {}, async (page) => {
    await page.goto(site.page('about').url, { waitUntil: 'load', timeout: loading });
    return page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc);
  });
  if (!photo) return folder;
  const answer = await fetch(photo);
  if (!answer.ok) throw new Error(`${photo} answers ${answer.status}`);
  // Browsers know a picture by its first bytes, not by its name.
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return folder;
}
