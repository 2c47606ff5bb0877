import { parse } from 'yaml';
import { z } from 'zod';
import { isBlock, listAt, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import { normalizedUrl, parseUrl } from '../../../shared/link.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import type { FileName, OwnerTexts } from '../../files/site-files/owner-files.ts';
import { editText } from '../../files/yaml-edits/edit-text.ts';
import { partOf } from '../resume/headings.ts';
import type { WrittenSection } from '../resume/sections.ts';
import type { WrittenPage, WrittenSite } from '../resume/site-of-resume.ts';
import { mergeItems, mergeValue, type OwnerEdit, titleOf } from './merge.ts';

/** An edit, and the file that it is of. */
export type FileEdit = OwnerEdit & { file: FileName };

/** Returns the edits that bring a written site into one that exists. Both files must be valid. */
export function editsFor(texts: OwnerTexts, { site, content }: WrittenSite): FileEdit[] {
  const own: Record<FileName, unknown> = { site: parse(texts.site), content: parse(texts.content) };
  const rows = listAt(own.content, ['projects']);
  const projects = content.projects.map((project) => inFormOf(rows, project));
  const inSite = [
    ...mergeValue(own.site, ['owner'], site.owner, 'owner'),
    ...pageEdits(own.site, site.pages.slice(1)),
  ];
  const inContent = [
    ...mergeItems(own.content, ['projects'], projects, addressOf),
    ...mergeItems(own.content, ['contactMe'], content.contactMe, addressOf),
  ];
  return [
    ...inSite.map((edit): FileEdit => ({ ...edit, file: 'site' })),
    ...inContent.map((edit): FileEdit => ({ ...edit, file: 'content' })),
  ];
}

/**
 * Applies edits to the texts of the files. All other bytes stay.
 * @throws {PlainError} if the form of a file allows no edit
 */
export function writeEdits(texts: OwnerTexts, edits: readonly FileEdit[]): OwnerTexts {
  const after = { ...texts };
  for (const { file, edit, title } of edits) {
    const edited = editText(after[file], edit);
    if (edited === undefined)
      throw new PlainError(`"${title}" cannot be written into the file as it is.`);
    after[file] = edited;
  }
  return after;
}

/** Returns the edits for pages: into sections that show the same, to pages with the same path, and as pages of their own. */
function pageEdits(site: unknown, written: readonly WrittenPage[]): OwnerEdit[] {
  const pages = listAt(site, ['pages']);
  const appended = (path: Path, items: readonly object[]) =>
    mergeItems(site, path, items, JSON.stringify);
  const own = pages.flatMap((page, index) =>
    listAt(page, ['sections']).map((section, at) => {
      return { section, path: ['pages', index, 'sections', at] };
    }),
  );
  const [edits, added, wholePages]: [OwnerEdit[], OwnerEdit[], WrittenPage[]] = [[], [], []];
  for (const page of written) {
    const sections = page.sections.filter((section) => {
      const index = own.findIndex((each) => isSame(each.section, section));
      // Of two sections with the same heading, such as two groups of skills, each has its own.
      const [place] = index < 0 ? [] : own.splice(index, 1);
      if (place) edits.push(...sectionEdits(site, place.path, section));
      return !place;
    });
    // A page may have a path in each language.
    const pathsOf = (each: unknown) =>
      [stepInto(each, 'path')].flatMap((own) => (isBlock(own) ? Object.values(own) : own));
    const index = pages.findIndex((each) => pathsOf(each).includes(page.path));
    const path = ['pages', index, 'sections'];
    const others = listAt(site, path);
    if (sections.length > 0 && index < 0) wholePages.push({ ...page, sections });
    else
      added.push(
        ...appended(
          path,
          sections.map((each) => alongside(others, each)),
        ),
      );
  }
  return [...edits, ...added, ...appended(['pages'], wholePages)];
}

/** Takes from a section what the sections of its page have already: its id, and the heading of a page about the owner. */
function alongside(others: readonly unknown[], section: WrittenSection): object {
  const isTaken = (key: string, value: unknown) =>
    key === 'id'
      ? others.some((each) => stepInto(each, 'id') === value)
      : key === 'heading' && section.id === 'summary';
  return Object.fromEntries(Object.entries(section).filter((entry) => !isTaken(...entry)));
}

const named = z.object({
  type: z.string(),
  id: z.string().optional(),
  heading: z.string().optional(),
});

/** Checks whether a section shows the same part of a résumé as another, or the same list of the data service. */
function isSame(own: unknown, section: WrittenSection): boolean {
  const { data } = named.safeParse(own);
  const written = named.parse(section);
  if (data?.type !== written.type) return false;
  if (['projects', 'contact'].includes(written.type)) return true;
  const part = partOf(written);
  if (part === 'skills') return data.heading === written.heading;
  if (part !== undefined) return partOf(data) === part;
  return data.id === written.id && (written.id !== undefined || data.heading === written.heading);
}

function sectionEdits(site: unknown, place: Path, section: WrittenSection): OwnerEdit[] {
  const title = titleOf(section);
  if (section.type === 'prose')
    return mergeValue(site, [...place, 'paragraphs'], section.paragraphs, title);
  if (!('items' in section)) return [];
  const edits = mergeItems(site, [...place, 'items'], section.items ?? [], nameOf, endOf);
  return edits.map((edit) => ({ ...edit, title: `${title}: ${edit.title}` }));
}

/** Tells items of a section apart: by their title, their place and the first year of their period. */
function nameOf(item: unknown): string {
  const [year = ''] = /\d{4}/.exec(String(stepInto(item, 'period'))) ?? [];
  return [titleOf(item), stepInto(item, 'place') ?? '', year].join('\n').toLowerCase();
}

/** Returns when the period of an item ends and begins, in the order of texts; '' if it has none of years or months. */
function endOf(item: unknown): string {
  const [start, end = start] = String(stepInto(item, 'period')).split('/');
  return /^\d{4}/.test(`${start}`) ? `${end === '..' ? '9999' : end} ${start}` : '';
}

/** Tells projects and contacts apart: by their address, or else by their title. */
function addressOf(row: unknown): string {
  const url = String(valueAt(row, [Array.isArray(row) ? 1 : 'url']));
  return (parseUrl(url) && normalizedUrl(url)) || titleOf(row);
}

/** Returns a project as a row, if one of the same address is a row and has room for it. */
function inFormOf(rows: readonly unknown[], project: WrittenSite['content']['projects'][number]) {
  const { title, url = '', description = '', tags } = project;
  const isRow = rows.some((row) => Array.isArray(row) && addressOf(row) === addressOf(project));
  return isRow && tags === undefined ? [title, url, description] : project;
}
