import type { ViteDevServer } from 'vite';
import { parse } from 'yaml';
import type { PageConfig } from '../../page-data.ts';
import type { TextMap } from '../../shared/desk-protocol.ts';
import { currentSiteData, renderOnServer } from '../dev-server/server-rendering.ts';
import { toSiteFiles } from '../site-files/site-files.ts';
import { findSpots } from './find-spots.ts';
import { checkTexts, readOwnerTexts } from './owner-texts.ts';
import { type MarkedText, markService, markTexts } from './text-marks.ts';

const nothing: TextMap = { texts: [], sections: [] };

/**
 * Finds out which text on a page belongs to which value: the page is rendered once more, from values in which marks
 * surround each text, and then the marks are looked up in the HTML. Views know nothing of it.
 */
export async function mapTexts(server: ViteDevServer, path: string): Promise<TextMap> {
  const read = readOwnerTexts();
  if ('ok' in read) return nothing;
  const { site, content, folder } = await checkTexts(read.texts);
  if (!site.ok || !content.ok) return nothing;
  const { language } = site.value.app;
  const texts: MarkedText[] = [];
  const raw = { site: parse(read.texts.site), content: parse(read.texts.content) };
  const markedSite = markTexts('site', site.value, { raw: raw.site, language, texts });
  const isRemote = site.value.api.host !== '';
  const markedContent = isRemote
    ? content.value
    : markTexts('content', content.value, { raw: raw.content, language, texts });
  const index = site.value.pages.findIndex((page) => page.path === path);
  const own = site.value.pages[index];
  // Each section gets an id, by which its element is found.
  for (const [place, section] of markedSite.pages[index]?.sections.entries() ?? [])
    section.id = sectionId(place);
  const data = await currentSiteData(server, toSiteFiles(markedSite, markedContent, folder));
  const shown = { ...data, content: isRemote ? markService(data.content, texts) : data.content };
  const config = data.pages.find((page: PageConfig) => page.path === path);
  const { page } = config ? await renderOnServer(server, shown, config) : { page: undefined };
  if (!page || !own) return nothing;
  const ids = own.sections.map((_, place) => sectionId(place));
  const { spots, sections } = findSpots(page.body, ids);
  return {
    texts: texts.flatMap((text, place) => {
      const found = spots.get(place);
      return found ? [{ ...text, spots: found }] : [];
    }),
    sections: own.sections.flatMap(({ type }, place) => {
      const element = sections.get(sectionId(place));
      const section = { file: 'site', path: ['pages', index, 'sections', place], type } as const;
      return element ? [{ ...section, element }] : [];
    }),
  };
}

const sectionId = (place: number) => `desk-section-${place}`;
