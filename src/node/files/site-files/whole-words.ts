import type { SiteConfig } from '../../../site.ts';
import { fontsForWords } from '../../build/assets/whole-words.ts';
import { shownTexts } from './shown-texts.ts';

/** The length up to which a text may be in the font of headings in some theme. */
const short = 60;

/** Returns a site in fonts in which no word is in two faces, and what the owner may want to know of them. */
export async function withWholeWords<Files extends { site: SiteConfig; content: unknown }>(
  files: Files,
): Promise<Files & { fontNotes?: readonly string[] }> {
  const { site, content } = files;
  const texts = shownTexts(site);
  const listed = JSON.stringify(content);
  const titles = texts.filter(({ text, isHeading }) => isHeading || text.length <= short);
  const join = (all: typeof texts) => [...all.map(({ text }) => text), listed].join('\n');
  const { theme } = site;
  const { chosen, notes } = await fontsForWords(theme, {
    display: join(titles),
    text: join(texts),
  });
  if (notes.length === 0) return files;
  return { ...files, site: { ...site, theme: { ...theme, fonts: chosen } }, fontNotes: notes };
}
