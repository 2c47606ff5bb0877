import type { z } from 'zod';
import type { textFile } from '../../../config/text-file.ts';
import { type Diagnosis, fileProblem, type Problem } from '../../../diagnose/messages/problem.ts';
import { formatPath, type Path } from '../../../schema/path.ts';
import { endsOf } from '../../../shared/date.ts';
import { fileName, folderOf } from '../../../shared/picture-folder.ts';
import { nameOfText, textPages } from '../../../shared/text-pages.ts';
import { type SectionConfig, type SiteConfig, siteConfig } from '../../../site.ts';
import { draftIn } from './site-words.ts';

/** What the check says of a file with a text. */
export type Text = Diagnosis<z.output<typeof textFile>>;
/** A text, the file that it stands in, and its language if that is not the language of the page. */
export type Value = z.output<typeof textFile> & { file: string; language: string | undefined };
/** Where a part of the site stands that is not at its path in the owner's file: in a text, or elsewhere in the file. */
export type Origin = { path: Path } & ({ file: string } | { written: Path });
type Languages = readonly string[];
type Page = SiteConfig['pages'][number];
type Writing = Extract<SectionConfig, { type: 'writing' }>;
type Item = Writing['items'][number];
/** An item of a list, and where it stands. */
type Listed = { item: Item; from: { file: string } | { written: Path } };

/** In development, a text that is hidden is shown too, with a label, so that its owner sees what it will be. */
export const drafts = { areShown: false };

/** Returns what finds where the value at a path stands: in which text, or at which path of the owner's file. */
export function originFinder(origins: readonly Origin[]) {
  const byPath = new Map(origins.map((origin) => [formatPath(origin.path), origin]));
  return (path: Path): { file?: string; written: Path } => {
    const above = path.map((_, end) => byPath.get(formatPath(path.slice(0, end + 1))));
    const origin = above.find((each) => each !== undefined);
    if (!origin || 'file' in origin) return { ...origin, written: path };
    return { written: [...origin.written, ...path.slice(origin.path.length)] };
  };
}

/** Returns the folders of texts that pages list, with the paths of the pages that each text has. */
const listsIn = ({ pages }: SiteConfig, files: readonly string[], languages: Languages) =>
  pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => {
      if (section.type !== 'writing' || section.folder === undefined) return [];
      const { folder } = section;
      return { folder, texts: textPages(path, folder, files, languages) };
    }),
  );

/** Returns the paths of the pages that the texts of a site have because a section lists them, by their names and files. */
export function pagesOfTexts(
  site: SiteConfig,
  files: readonly string[],
  languages: Languages = [],
): Readonly<Record<string, string>> {
  const listed = listsIn(site, files, languages).flatMap(({ texts }) => [...texts]);
  const byName = new Map(listed);
  const byFile = files.flatMap((file) => {
    const page = byName.get(nameOfText(file, languages));
    return page === undefined ? [] : [[file, page] as const];
  });
  return Object.fromEntries([...listed, ...byFile]);
}

const { element: pageSchema } = siteConfig.shape.pages;
const isAddress = (path: string) => pageSchema.shape.path.safeParse(path).success;

/** Finds texts that have no page, or that of another one, because of what their files are called. */
export function findUnaddressed(
  site: SiteConfig,
  files: readonly string[],
  languages: Languages = [],
): Problem[] {
  const first = new Map<string, string>();
  return listsIn(site, files, languages).flatMap(({ folder, texts }) =>
    files.flatMap((file) => {
      const name = nameOfText(file, languages);
      if (folderOf(name) !== `content/${folder}`) return [];
      const page = texts.get(name);
      if (page === undefined || !isAddress(page)) return fileProblem(file, unaddressed(name));
      const known = first.get(page) ?? name;
      first.set(page, known);
      return known === name ? [] : fileProblem(file, unaddressed(name, known));
    }),
  );
}

const unaddressed = (name: string, other?: string) => ({
  message:
    other === undefined
      ? 'an address is made of the name of a file, and of this one none can be made'
      : `this text would have the same address as ${other}`,
  found: fileName(name),
  expected: 'a name of its own with Latin letters or digits, and not index',
  fix: 'give the file another name, such as a-walk.md; its title may be in any letters',
});

/**
 * Returns a site whose lists of texts have those of their folders, the latest first, and with a page for each of them.
 * A page that the owner has written at the same path stays in its place.
 */
export function withWriting(
  site: SiteConfig,
  textPagesOf: (path: string, folder: string) => ReadonlyMap<string, string>,
  read: (name: string, page: string) => Value | undefined,
): { site: SiteConfig; origins: Origin[] } {
  const origins: Origin[] = [];
  const paths = site.pages.map(({ path }) => path);
  const added: Page[] = [];
  const textsOf = (path: string, folder: string, isLeftOut: boolean): Listed[] =>
    [...textPagesOf(path, folder)].flatMap(([name, page]) => {
      const text = isAddress(page) && labelled(read(name, page), site.app.language);
      if (!text) return [];
      const title =
        text.title ??
        fileName(name)
          .replace(/\.\w+$/, '')
          .replaceAll('-', ' ');
      if (!added.some(({ path }) => path === page)) {
        origins.push({ path: ['pages', site.pages.length + added.length], file: text.file });
        // The pages of a site are at the same places in all languages, of which one may have a page of the owner's here.
        const hidden = text.hidden || isLeftOut || paths.includes(page);
        added.push({ ...pageOf(page, title, text), hidden });
      }
      return text.hidden ? [] : [{ item: itemOf(page, title, text), from: { file: text.file } }];
    });
  const pages = site.pages.map((page, index) => ({
    ...page,
    sections: page.sections.map((section, place): SectionConfig => {
      if (section.type !== 'writing') return section;
      const isLeftOut =
        page.hidden ||
        page.sections.every(
          (each) => each.type !== 'writing' || each.folder !== section.folder || each.hidden,
        );
      const own = section.folder === undefined ? [] : textsOf(page.path, section.folder, isLeftOut);
      const items = ['pages', index, 'sections', place, 'items'];
      const written = section.items.map((item, at) => ({
        item,
        from: { written: [...items, at] },
      }));
      const listed: Listed[] = [...written, ...own].sort(byDate);
      origins.push(...listed.map(({ from }, at) => ({ path: [...items, at], ...from })));
      return { ...section, items: listed.map(({ item }) => item) };
    }),
  }));
  return { site: { ...site, pages: [...pages, ...added] }, origins };
}

/** Returns a draft with its label, where drafts are shown. */
function labelled(text: Value | undefined, language: string): Value | undefined {
  if (!text?.hidden || !drafts.areShown) return text;
  return { ...text, hidden: false, tags: [draftIn(language), ...(text.tags ?? [])] };
}

function itemOf(page: string, title: string, text: Value): Item {
  const { date, tags = [] } = text;
  const known = { ...(date !== undefined && { date }), ...describe(text), ...pictureOf(text) };
  return { title, ...known, tags, page };
}

const describe = ({ description }: Value) => description !== undefined && { description };

const pictureOf = ({ picture, alt }: Pick<Value, 'picture' | 'alt'>) =>
  picture !== undefined && alt !== undefined ? { picture: { src: picture, alt } } : {};

/**
 * Returns the page of a text, which opens with its title, its date and its other labels. Words that the schema would ask
 * about stand there as they are, since the check has asked already.
 */
function pageOf(path: string, title: string, text: Value): Page {
  const { date, tags = [], language, paragraphs } = text;
  const labels = date === undefined ? tags : [date, ...tags];
  const cover = { type: 'cover', heading: '–', ...pictureOf(text), tags: labels };
  const prose = { type: 'prose', language, paragraphs: ['–'] };
  const written = { path, link: '–', menu: false, ...describe(text) };
  const page = pageSchema.parse({ ...written, sections: [cover, prose] });
  const sections = page.sections.map((each) => {
    if (each.type === 'cover') return { ...each, heading: title };
    return each.type === 'prose' ? { ...each, paragraphs } : each;
  });
  return { ...page, link: title, sections };
}

/** Sorts the latest first, and those without a date last. */
const byDate = (one: Listed, other: Listed) => dayOf(other).localeCompare(dayOf(one));

const dayOf = ({ item: { date = '' } }: Listed) =>
  endsOf(date).at(-1) ?? /\d{4}/.exec(date)?.[0] ?? '';
