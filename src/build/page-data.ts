import type { PageData } from '../page-data.ts';
import { deriveText } from './derived.ts';
import { collectIcons } from './icons.ts';
import { derivePicture, findPictures } from './pictures.ts';
import { takeSnapshot } from './snapshot.ts';

type Options = Parameters<typeof takeSnapshot>[0] & {
  /** Where the site is served from. */
  base: string;
};

/** Everything the pages are made from. */
export async function collectPageData({ base, ...options }: Options): Promise<PageData> {
  const { site } = options;
  const snapshot = await takeSnapshot(options);
  const pictures = await Promise.all(
    findPictures(site).map(async (path) => [path, await derivePicture(path, base)] as const),
  );
  const assets = { pictures: Object.fromEntries(pictures), icons: collectIcons(site, snapshot) };
  const { animation: _, theme: __, ...visible } = site;
  return { site: visible, snapshot, assets };
}

/** Keeps the data for the browser, and says at what address it will find them. */
export async function writePageData(data: PageData, base: string): Promise<string> {
  return deriveText({ stem: 'page-data', ending: 'json', text: JSON.stringify(data) }, base);
}
