import type { Content } from '../../../data/content.ts';
import { targetsOf } from '../../files/site-files/resolve-site.ts';
import { shownTexts } from '../../files/site-files/shown-texts.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { fontNotes } from '../assets/font-notes.ts';
import { isSvg, measurePicture } from '../assets/pictures.ts';
import { originOf } from '../media/photo-origin.ts';
import { findUndrawnTexts } from '../sharing/share-page.ts';
import { movingNotes } from './moving-pictures.ts';
import { findPublished } from './public-files.ts';

const unwritten =
  'The pictures of link previews are without these words, which no font of theirs can write:';

const feedless =
  'Readers of feeds cannot follow the texts of the section writing: a feed needs the address of the site, as app.url.';

/** The width in px at which a phone of 390 px shows a picture as wide as the page. Its screen has twice as many dots. */
const widthOnPhone = 350;

/** Names the pictures of pages that are smaller than their place is on a phone. */
async function smallPictures({ references }: Pick<SiteFiles, 'references'>): Promise<string[]> {
  const ofPages = references.filter(({ page }) => page !== undefined);
  const paths = targetsOf(ofPages, 'picture').filter((path) => !isSvg(path));
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, ...(await measurePicture(path)) })),
  );
  return sizes
    .filter(({ width }) => width < widthOnPhone)
    .map(
      ({ path, width, height }) =>
        `public${path} is ${width} × ${height} px, smaller than its place, and is not drawn larger than twice that: one of ${2 * widthOnPhone} px or more in width is sharp.`,
    );
}

/** Returns what the owner may want to know before a site is published, in the same sentences for check and build. */
export async function publishingNotes(
  siteFiles: SiteFiles,
  content: Partial<Content>,
): Promise<string[]> {
  const { site, publicFiles, leftOut, deadLinks, fontNotes: replaced = [] } = siteFiles;
  const { owner, projects = [] } = content;
  const texts = shownTexts(site);
  const place = 'the content';
  const titles = [owner?.nameOwn ?? '', ...projects.map(({ title }) => title)];
  const inFonts = await fontNotes(site.theme, {
    text: [...texts, { text: JSON.stringify(content), place }],
    display: [...texts.filter(({ isHeading }) => isHeading), { text: titles.join(), place }],
  });
  const undrawn = (await findUndrawnTexts({ site, content }, site.pages, site.theme)).join(', ');
  const photos = [...findPublished(publicFiles.keys(), siteFiles)].map(async (path) => {
    const origin = await originOf(publicFiles.get(path) ?? '');
    const said = `public${path} is published as it is, and says ${origin.join(' and ')}`;
    return origin.length > 0 ? `${said}: to keep that private, export it without metadata.` : [];
  });
  const names = leftOut.map((path) => `public${path}`).join(', ');
  const hasTexts = site.pages.some(({ sections }) =>
    sections.some(({ type }) => type === 'writing'),
  );
  return [
    ...(hasTexts && site.app.url === undefined ? [feedless] : []),
    ...replaced,
    ...inFonts,
    ...(undrawn === ''
      ? []
      : [`${unwritten} ${undrawn}. A font that can is named in theme.fonts.`]),
    ...(await Promise.all(photos)).flat(),
    ...(await smallPictures(siteFiles)),
    ...(await movingNotes(siteFiles)),
    ...(deadLinks.length === 0
      ? []
      : [`Links to hidden pages are left out until these are shown: ${deadLinks.join(', ')}.`]),
    ...(names === '' ? [] : [`Hidden files, backups and keys are not published: ${names}.`]),
  ];
}
