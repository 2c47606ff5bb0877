import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import type { ViteDevServer } from 'vite';
import type { Spot, TextMap } from '../../../desk-protocol/texts.ts';
import type { PageConfig } from '../../../page-data.ts';
import { formatPath, valueAt } from '../../../schema/path.ts';
import type { FileName } from '../../files/site-files/owner-files.ts';
import { lastGoodSiteFiles, toSiteFiles } from '../../files/site-files/site-files.ts';
import { currentSiteData, renderOnServer } from '../dev-server/server-rendering.ts';
import { type Owner, toJson } from './owner-texts.ts';
import {
  type MarkedText,
  markPair,
  markService,
  markTexts,
  textIndex,
  withoutMarks,
} from './text-marks.ts';

const nothing: TextMap = { texts: [], sections: [] };

/**
 * Finds out which text on a page belongs to which value: the page is rendered once more, from values in which marks
 * surround each text, and then the marks are looked up in the HTML. Views know nothing of it.
 */
export async function mapTexts(
  server: ViteDevServer,
  { values, checked }: Owner,
  path: string,
): Promise<TextMap> {
  const { site, content, folder } = checked;
  if (!site.ok || !content.ok) return nothing;
  const texts: MarkedText[] = [];
  const origins = { site: checked.origins, content: [] };
  const mark = <T>(file: FileName, value: T): T =>
    markTexts(file, value, values[file], site.value.app.language, texts, origins[file]);
  const marked = mark('site', site.value);
  const index = marked.pages.findIndex((page) => page.path === path);
  const own = marked.pages[index]?.sections ?? [];
  // Each section gets an id, by which its element is found.
  for (const [place, section] of own.entries()) section.id = sectionId(place);
  const isRemote = site.value.api.host !== '';
  const service = isRemote ? content.value : mark('content', content.value);
  const files = toSiteFiles(marked, service, folder, values.spoken);
  const good = await lastGoodSiteFiles();
  const data = await currentSiteData(server, files, [good, ...good.translations]);
  const shown = isRemote ? { ...data, content: markService(data.content, texts) } : data;
  const config = data.pages.find((page: PageConfig) => page.path === path);
  const { page } = config ? await renderOnServer(server, shown, config) : { page: undefined };
  if (!page) return nothing;
  const { spots, sections } = findSpots(page.body, Array.from(own.keys(), sectionId));
  return {
    texts: texts.flatMap((text, place) => {
      const found = spots.get(place);
      // What is not written in this language yet names the language that it is in.
      const language = values.borrowed.get(`${text.file} ${formatPath(text.path)}`);
      const label = language === undefined ? text.label : `${text.label} · ${language}`;
      return found ? [{ ...text, label, isBorrowed: language !== undefined, spots: found }] : [];
    }),
    sections: own.flatMap(({ type }, place) => {
      const element = sections.get(sectionId(place));
      const at = { file: 'site', path: ['pages', index, 'sections', place] } as const;
      const value = toJson(valueAt(values.site, at.path));
      // The page of a text in Markdown is not in the owner's file.
      return element && value !== null ? [{ ...at, type, element, value }] : [];
    }),
  };
}

const sectionId = (place: number) => `desk-section-${place}`;

/** Finds the spots of all marked texts, by their indexes, and the elements with these ids, in the HTML of a page. */
export function findSpots(html: string, ids: readonly string[]) {
  const spots = new Map<number, Spot[]>();
  const sections = new Map<string, Spot['element']>();
  /** Adds the texts that begin and end in a string. Returns the string with the marks of all others. */
  const take = (text: string, place: Omit<Spot, 'shown'>): string =>
    text.replace(markPair, (_, mark: string, inner: string) => {
      const [index, shown] = [textIndex(mark), withoutMarks(inner)];
      spots.set(index, [...(spots.get(index) ?? []), { ...place, shown }]);
      return take(inner, place);
    });
  // A text belongs to the innermost element that holds all of it.
  const read = (nodes: readonly Html.ChildNode[], element: Spot['element']): string => {
    let next = 0;
    const texts = nodes.map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const inner = [...element, next];
      next += 1;
      for (const { name, value } of node.attrs) {
        if (name === 'id' && ids.includes(value)) sections.set(value, inner);
        take(value, { element: inner, attribute: name });
      }
      return read(node.childNodes, inner);
    });
    return take(texts.join(''), { element });
  };
  read(parseFragment(html).childNodes, []);
  return { spots, sections };
}
