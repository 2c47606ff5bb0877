import { isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import type { FileName, OwnerTexts } from '../../diagnose/migrations/migration.ts';
import { withEdits } from '../../diagnose/migrations/text-edits.ts';
import { type Path, stepInto } from '../../schema/path.ts';
import { normalizedUrl, parseUrl } from '../../shared/link.ts';
import { partOf } from '../resume/part-of.ts';
import {
  type ItemNames,
  insertItems,
  mergeItems,
  mergeValue,
  type OwnerEdit,
  type Parsed,
} from './list-edits.ts';
import type { WrittenSite } from './place-resume.ts';
import type { WrittenSection } from './sections.ts';

/** An edit, and the file that it is of. */
export type FileEdit = OwnerEdit & { file: FileName };

/** Returns the edits that bring a written site into one that exists. Both files must be valid. */
export function editsFor(texts: OwnerTexts, written: WrittenSite): FileEdit[] {
  const [site, content] = [parsed(texts.site), parsed(texts.content)];
  const inSite = [
    ...mergeValue(site, ['owner'], written.site.owner, 'owner'),
    ...written.site.pages.slice(1).flatMap((page) => pageEdits(site, page)),
  ];
  const inContent = [
    ...mergeItems(content, ['projects'], written.content.projects, projectNames),
    ...mergeItems(content, ['contactMe'], written.content.contactMe, contactNames),
  ];
  return [
    ...inSite.map((edit): FileEdit => ({ ...edit, file: 'site' })),
    ...inContent.map((edit): FileEdit => ({ ...edit, file: 'content' })),
  ];
}

/** Applies edits. The line ends of the file stay as they are. */
export function applyEdits(texts: OwnerTexts, edits: readonly FileEdit[]): OwnerTexts {
  const applied = (file: FileName) => {
    const [lineBreak = '\n'] = /\r\n|\n|\r/.exec(texts[file]) ?? [];
    const own = edits.filter((edit) => edit.file === file);
    return withEdits(
      texts[file],
      own.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak) })),
    );
  };
  return { site: applied('site'), content: applied('content') };
}

const parsed = (text: string): Parsed => ({ text, document: parseDocument(text) });

type WrittenPage = WrittenSite['site']['pages'][number];

/** Returns the edits for the sections of a page: into those that show the same, to the page, or as a page of their own. */
function pageEdits(site: Parsed, page: WrittenPage): OwnerEdit[] {
  const pages: unknown[] = site.document.toJS().pages;
  const found = page.sections.map((section) => ({ section, place: placeOf(pages, section) }));
  const edits = found.flatMap(({ section, place }) =>
    place ? sectionEdits(site, place, section) : [],
  );
  const added = found.flatMap(({ section, place }) => (place ? [] : section));
  const isOnlyTitle = added.every(({ type }) => type === 'profile');
  if (isOnlyTitle) return edits;
  const index = pages.findIndex((each) => stepInto(each, 'path') === page.path);
  if (index < 0) {
    const whole = { ...page, sections: added };
    return [...edits, ...appended(site, ['pages'], [whole], () => page.link)];
  }
  const shown = added.filter(({ type }) => type !== 'profile');
  return [...edits, ...appended(site, ['pages', index, 'sections'], shown, titleOfSection)];
}

function appended(
  file: Parsed,
  path: Path,
  items: readonly unknown[],
  titleOf: (item: unknown) => string,
): OwnerEdit[] {
  const list = file.document.getIn(path);
  if (!isSeq(list) || items.length === 0) return [];
  const title = items.map(titleOf).join(', ');
  return insertItems(file.text, list, list.items.length, items).map((edit) => ({
    ...edit,
    title,
    // A blank line stands between two pages.
    text: path.length === 1 && !list.flow ? `\n${edit.text}` : edit.text,
  }));
}

/** Finds the section of a site that shows the same part of a résumé, or the same list of the data service. */
function placeOf(pages: readonly unknown[], section: WrittenSection): Path | undefined {
  for (const [page, each] of pages.entries()) {
    const sections: unknown = stepInto(each, 'sections');
    const index = Array.isArray(sections) ? sections.findIndex((own) => isSame(own, section)) : -1;
    if (index >= 0) return ['pages', page, 'sections', index];
  }
  return undefined;
}

const named = z.object({
  type: z.string(),
  id: z.string().optional(),
  heading: z.string().optional(),
});

function isSame(own: unknown, section: WrittenSection): boolean {
  const { data } = named.safeParse(own);
  const written = named.parse(section);
  if (data?.type !== written.type) return false;
  if (['projects', 'contact', 'profile'].includes(written.type)) return true;
  const part = partOf(written);
  if (part === 'skills') return data.heading === written.heading;
  return part === undefined
    ? data.id === written.id && data.heading === written.heading
    : partOf(data) === part;
}

function sectionEdits(site: Parsed, place: Path, section: WrittenSection): OwnerEdit[] {
  const title = titleOfSection(section);
  if (section.type === 'prose')
    return mergeValue(site, [...place, 'paragraphs'], section.paragraphs, title);
  if (!('items' in section)) return [];
  const { keyOf, titleOf } = itemNames;
  const names = { keyOf, titleOf: (item: unknown) => `${title}: ${titleOf(item)}` };
  return mergeItems(site, [...place, 'items'], section.items, names);
}

const titleOfSection = (section: unknown) => {
  const { type, id, heading } = named.parse(section);
  return heading ?? id ?? type;
};

const textIn = (item: unknown, key: string) => String(stepInto(item, key) ?? '');

const itemNames: ItemNames = {
  titleOf: (item) =>
    typeof item === 'string'
      ? item
      : (['title', 'value', 'name', 'label'].map((key) => textIn(item, key)).find(Boolean) ?? ''),
  keyOf: (item) => {
    if (typeof item === 'string') return item.toLowerCase();
    const [year = ''] = /\d{4}/.exec(textIn(item, 'period')) ?? [];
    return [itemNames.titleOf(item), textIn(item, 'place'), year].join('\n').toLowerCase();
  },
};

/** The names of projects, which are rows or blocks. The same address makes two projects the same, or else the title. */
const projectNames: ItemNames = {
  titleOf: (project) => String(Array.isArray(project) ? project[0] : textIn(project, 'title')),
  keyOf: (project) => {
    const url = String(Array.isArray(project) ? project[1] : textIn(project, 'url'));
    return (parseUrl(url) && normalizedUrl(url)) || projectNames.titleOf(project);
  },
  inFormOf: (known, project) => {
    const [title, url, description, tags] = ['title', 'url', 'description', 'tags'].map((key) =>
      stepInto(project, key),
    );
    return Array.isArray(known) && tags === undefined
      ? [title, url ?? '', description ?? '']
      : project;
  },
};

const contactNames: ItemNames = {
  titleOf: (row) => String(stepInto(row, '0')),
  keyOf: (row) => normalizedUrl(String(stepInto(row, '1'))),
};
