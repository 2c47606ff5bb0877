import type { SharedConfig, SiteData } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { describeFiles } from '../assets/file-facts.ts';
import { collectIcons, collectLikelyIcons } from '../assets/icons.ts';
import { buildPicture, describePicture, findPictures } from '../assets/pictures.ts';
import { drawSampleLogo } from '../assets/sample-logo.ts';
import { textsOf } from '../assets/site-texts.ts';
import { menuOf } from '../site-files/menu.ts';
import type { Answer } from '../site-files/site-files.ts';
import { answerSize } from './answer-size.ts';
import { arrangePage } from './arrange-page.ts';
import { takeSnapshot } from './snapshot.ts';

type Options = Parameters<typeof takeSnapshot>[0] & {
  /** Where the site is served from. */
  base: string;
  /** Whether pictures are made in every width, or shown as they are. */
  pictures: 'resized' | 'original';
};

/** Everything that all pages are made from, and the files that were made for them. */
export async function collectSiteData({
  base,
  pictures,
  ...options
}: Options): Promise<{ data: SiteData; files: AssetFile[] }> {
  const { site } = options;
  const content = await takeSnapshot(options);
  const make = pictures === 'resized' ? buildPicture : describePicture;
  const made = await Promise.all(
    findPictures(site).map(async (path) => ({ path, ...(await make(path, base)) })),
  );
  const logo = await drawSampleLogo(site);
  const assets = {
    pictures: {
      ...Object.fromEntries(made.map(({ path, picture }) => [path, picture])),
      ...(logo && site.navigation.logo && asPicture(site.navigation.logo, assetUrl(logo, base))),
    },
    icons: collectIcons(site, content),
    files: await describeFiles(textsOf(site, 'file'), site.app.language),
  };
  const data = {
    site: frameOf(site, options.content),
    pages: site.pages.map((page) => arrangePage(page, site.app.description)),
    content,
    assets,
    likelyIcons: collectLikelyIcons(),
  };
  return { data, files: [...made.flatMap(({ files }) => files), ...(logo ? [logo] : [])] };
}

/** A drawing in the place of the file that the configuration names. */
function asPicture(
  { src, width, height }: { src: string; width: number; height: number },
  url: string,
) {
  return { [src]: { width, height, stem: '', widths: [], fallback: url } };
}

/** 100 paths take 0.8 kB of each document in gzip, 1,000 would take 7 kB and a third of a second of a phone. */
const maxListedPages = 100;

/** Without what only the build reads: it is in every document. */
function frameOf(
  { api, app, host, navigation, owner, titles, pages }: SiteConfig,
  answer: Answer,
): SharedConfig {
  const { language: _, description: __, ...shown } = app;
  return {
    api: {
      host: api.host,
      endpoints: { index: api.endpoints.index },
      ...(api.host === '' && answerSize(answer)),
    },
    app: shown,
    navigation,
    owner,
    titles,
    menu: menuOf(pages),
    paths: pages.length > maxListedPages ? [] : pages.map(({ path }) => path),
    trailingSlash: host === 'other',
    large: [],
  };
}
