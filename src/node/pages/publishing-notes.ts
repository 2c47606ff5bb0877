import type { Content } from '../../data/content.ts';
import { fontNotes } from '../assets/font-notes.ts';
import { originOf } from '../media/photo-origin.ts';
import { findUndrawnTexts } from '../sharing/share-page.ts';
import { shownTexts } from '../site-files/shown-texts.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import { findPublished } from './public-files.ts';

const unwritten =
  'The pictures of link previews are without these words, which no font of theirs can write:';

/** Returns what the owner may want to know before a site is published, in the same sentences for check and build. */
export async function publishingNotes(
  siteFiles: SiteFiles,
  content: Partial<Content>,
): Promise<string[]> {
  const { site, publicFiles, leftOut } = siteFiles;
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
  return [
    ...inFonts,
    ...(undrawn === ''
      ? []
      : [`${unwritten} ${undrawn}. A font that can is named in theme.fonts.`]),
    ...(await Promise.all(photos)).flat(),
    ...(names === '' ? [] : [`Hidden files, backups and keys are not published: ${names}.`]),
  ];
}
