import type { SharedConfig, SiteData, SiteLanguage } from '../../../page-data.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import { textDirection } from '../../../shared/text-direction.ts';
import type { SiteConfig } from '../../../site.ts';
import { countDone } from '../../files/project/progress.ts';
import { dateFormat } from '../../files/site-files/date-format.ts';
import { targetsOf } from '../../files/site-files/resolve-site.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { offerIn, playIn } from '../../files/site-files/site-words.ts';
import type { AssetFile } from '../assets/asset-cache.ts';
import { describeFiles } from '../assets/file-facts.ts';
import { collectIcons } from '../assets/icons.ts';
import { buildPicture, describePicture, isSvg, measurePicture } from '../assets/pictures.ts';
import { arrangePages } from './arrange-page.ts';
import { withCodeColors } from './code-colors.ts';
import { picturesIn } from './content-pictures.ts';
import { responseLimit, type SnapshotOptions, takeSnapshot } from './data-service.ts';
import { withHyphens } from './hyphens.ts';

export type Options = SnapshotOptions & {
  /** Says how far a long work is. */
  info: (message: string) => void;
  /** The base path of the site. */
  base: string;
  /** The site in all of its languages. */
  editions: readonly SiteFiles[];
  /** Whether pictures are resized to all widths, or shown in their original files. */
  pictures: 'resized' | 'original';
};

/** Collects the data that all pages are rendered from, and the files that were made for the pages. */
export async function collectSiteData(
  siteFiles: SiteFiles,
  options: Options,
): Promise<{ data: SiteData; files: AssetFile[] }> {
  const { site, references } = siteFiles;
  const { base, pictures, info, warn } = options;
  const content = await takeSnapshot(siteFiles, options);
  const named = [
    ...targetsOf(references, 'picture'),
    ...(await picturesIn(content, siteFiles, warn)),
  ];
  const make = pictures === 'resized' ? buildPicture : describePicture;
  const play = playIn(site.app.language);
  const made = await countDone(
    'pictures',
    [...new Set(named)]
      .filter((path) => !isSvg(path))
      .map(async (path) => ({ path, ...(await make(path, { base, play })) })),
    info,
  );
  const { logo } = site.navigation;
  const shown = logo && { ...logo, ...(await sizeOfLogo(logo)) };
  const assets = {
    pictures: Object.fromEntries(made.map(({ path, picture }) => [path, picture])),
    icons: collectIcons(targetsOf(references, 'icon'), site.app.language),
    files: await describeFiles(targetsOf(references, 'file'), site.app.language),
    dates: dateFormat(site.app.language),
  };
  const data = {
    site: { ...sharedConfig(siteFiles, shown), ...languagesOf(options), ...borrowedOf(siteFiles) },
    language: site.app.language,
    pagesUrl: base + languagePath(site),
    direction: textDirection(site.app.language),
    pages: await withCodeColors(
      withHyphens(arrangePages(site), site.app.language, siteFiles.borrowed),
    ),
    content,
    assets,
  };
  return { data, files: made.flatMap(({ files }) => files) };
}

const borrowedOf = ({ borrowed = {} }: SiteFiles) =>
  Object.keys(borrowed).length > 0 && { borrowed };

/** Returns the languages of a site that has several. */
function languagesOf({ editions, base }: Options): { languages?: readonly SiteLanguage[] } {
  const tags = editions.map(({ site }) => site.app.language);
  if (tags.length < 2) return {};
  const languages = editions.map(({ site, places }) => {
    const { language } = site.app;
    const name = nameOfLanguage(language, tags);
    return {
      language,
      name,
      words: offerIn(language, name),
      url: base + languagePath(site),
      paths: places,
    };
  });
  return { languages };
}

/** Returns what a language calls itself, with its country only beside another one of the same language. */
function nameOfLanguage(tag: string, others: readonly string[]): string {
  const { language } = new Intl.Locale(tag);
  const isOne = others.filter((each) => new Intl.Locale(each).language === language).length === 1;
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const name = names.of(isOne ? language : tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

type Logo = NonNullable<SharedConfig['navigation']['logo']>;

/** The height of a line of the navigation bar, in px. */
const barLine = 25;

/** Returns the size of a logo in px, in the shape of its picture where the owner sets one side or none. */
async function sizeOfLogo({ src, width, height }: Logo) {
  if (width !== undefined && height !== undefined) return { width, height };
  const shape = await measurePicture(src);
  const scale = width === undefined ? (height ?? barLine) / shape.height : width / shape.width;
  const sideOf = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: sideOf(shape.width), height: sideOf(shape.height) };
}

/**
 * Returns the site's data that each HTML document holds, without the fields that only the build reads.
 * @param logo the logo as the bar shows it
 */
function sharedConfig({ site, content, menu }: SiteFiles, logo: Logo | undefined): SharedConfig {
  const { api, app, host, navigation, footer, owner, titles, pages } = site;
  return {
    api: {
      host: api.host,
      endpoints: { index: api.endpoints.index },
      ...(api.host === '' && responseLimit(content)),
    },
    app: { name: app.name, production: app.production, url: app.url },
    navigation: { ...navigation, logo },
    owner: { name: owner.name },
    titles,
    menu,
    footer: footer && footOf(footer),
    paths: pages.map(({ path }) => path),
    trailingSlash: host === 'other',
  };
}

/** Returns what the foot of all pages shows. The words about projects are on the pages of projects alone. */
const footOf = ({
  projects: _,
  previous: __,
  next: ___,
  ...shown
}: Exclude<SiteConfig['footer'], boolean>) => shown;
