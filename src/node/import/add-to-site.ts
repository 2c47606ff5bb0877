import { parse } from 'yaml';
import { z } from 'zod';
import { formatPath, type Path, stepInto, valueAt } from '../../schema/path.ts';
import { normalizedUrl, parseUrl } from '../../shared/link.ts';
import { PlainError } from '../project/plain-error.ts';
import { partOf } from '../resume/headings.ts';
import type { WrittenSection } from '../resume/sections.ts';
import type { WrittenPage, WrittenSite } from '../resume/site-of-resume.ts';
import type { FileName, OwnerTexts } from '../site-files/text-problems.ts';
import { editText } from '../yaml-edits/edit-text.ts';
import { type ItemNames, mergeItems, mergeValue, type OwnerEdit } from './merge.ts';

/** An edit, and the file that it is of. */
export type FileEdit = OwnerEdit & { file: FileName };

/** Returns the edits that bring a written site into one that exists. Both files must be valid. */
export function editsFor(texts: OwnerTexts, written: WrittenSite): FileEdit[] {
  const [site, content]: unknown[] = [parse(texts.site), parse(texts.content)];
  const inSite = [
    ...mergeValue(site, ['owner'], written.site.owner, 'owner'),
    ...pageEdits(site, written.site.pages.slice(1)),
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

/**
 * Applies edits to the texts of the files. All other bytes stay.
 * @param yamlOf writes what is added to a list, in another form than the usual one
 * @throws {PlainError} if the form of a file allows no edit
 */
export function applyEdits(
  texts: OwnerTexts,
  edits: readonly FileEdit[],
  yamlOf?: (value: unknown) => string,
): OwnerTexts {
  const after = { ...texts };
  for (const { file, edit, title } of edits) {
    const lines = yamlOf?.('value' in edit ? edit.value : undefined)
      .trimEnd()
      .split('\n');
    const edited = editText(after[file], edit.kind === 'insert' ? { ...edit, lines } : edit);
    if (edited === undefined)
      throw new PlainError(`"${title}" cannot be written into the file as it is.`);
    after[file] = edited;
  }
  return after;
}

/** Returns the edits for pages: into sections that show the same, to pages with the same path, and as pages of their own. */
function pageEdits(site: unknown, written: readonly WrittenPage[]): OwnerEdit[] {
  const known = stepInto(site, 'pages');
  const pages: unknown[] = Array.isArray(known) ? known : [];
  // Of two sections with the same heading, such as two groups of skills, each has its own.
  const taken = new Set<string>();
  const placed = written.map((page) => {
    const sections = page.sections.map((section) => {
      const place = placeOf(pages, section, taken);
      if (place) taken.add(formatPath(place));
      return { section, place };
    });
    return {
      page,
      index: pages.findIndex((each) => stepInto(each, 'path') === page.path),
      merged: sections.flatMap(({ section, place }) => (place ? { section, place } : [])),
      added: sections.flatMap(({ section, place }) => (place ? [] : section)),
    };
  });
  const merged = placed.flatMap((each) => each.merged);
  const added = placed.filter((each) => each.added.length > 0);
  const wholePages = added.flatMap(({ page, index, added: sections }) =>
    index < 0 ? { ...page, sections } : [],
  );
  return [
    ...merged.flatMap(({ section, place }) => sectionEdits(site, place, section)),
    ...added.flatMap(({ index, added: sections }) => {
      const path = ['pages', index, 'sections'];
      const shown = sections.map((section) => alongside(valueAt(site, path), section));
      return index < 0 ? [] : appended(site, path, shown, titleOfSection);
    }),
    ...appended(site, ['pages'], wholePages, (page) => textIn(page, 'link')),
  ];
}

/** Takes from a section what the sections of its page have already: its id, and the heading of a page about the owner. */
function alongside(others: unknown, section: WrittenSection): object {
  const { type, id, heading, ...fields } = { id: undefined, heading: undefined, ...section };
  const isTaken = Array.isArray(others) && others.some((each) => stepInto(each, 'id') === id);
  return {
    type,
    ...(id !== undefined && !isTaken && { id }),
    ...(heading !== undefined && id !== 'summary' && { heading }),
    ...fields,
  };
}

/** Returns the edits that insert items at the end of a list. */
function appended(
  site: unknown,
  path: Path,
  items: readonly unknown[],
  titleOf: (item: unknown) => string,
): OwnerEdit[] {
  const list = valueAt(site, path);
  const end = Array.isArray(list) ? list.length : 0;
  return items.map((value, index) => ({
    edit: { kind: 'insert', path: [...path, end + index], value },
    title: titleOf(value),
  }));
}

/** Finds the section of a site that shows the same part of a résumé, or the same list of the data service. */
function placeOf(
  pages: readonly unknown[],
  section: WrittenSection,
  taken: ReadonlySet<string>,
): Path | undefined {
  for (const [page, each] of pages.entries()) {
    const sections: unknown = stepInto(each, 'sections');
    for (const [index, own] of Array.isArray(sections) ? sections.entries() : []) {
      const place = ['pages', page, 'sections', index];
      if (isSame(own, section) && !taken.has(formatPath(place))) return place;
    }
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
  if (['projects', 'contact'].includes(written.type)) return true;
  const part = partOf(written);
  if (part === 'skills') return data.heading === written.heading;
  return part === undefined ? data.id === written.id : partOf(data) === part;
}

function sectionEdits(site: unknown, place: Path, section: WrittenSection): OwnerEdit[] {
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
