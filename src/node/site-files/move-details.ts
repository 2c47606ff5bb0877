import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Pair, parse, parseDocument } from 'yaml';
import { contentSchema, type OwnProject, readProjects } from '../../config/content.ts';
import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { normalizedUrl } from '../../shared/link.ts';
import { resources } from '../../shared/resources.ts';
import { type SectionConfig, type SiteConfig, siteConfig } from '../../site.ts';

/** The texts of the owner's two files. */
export type OwnerTexts = { site: string; content: string };

/** A part of a text, as offsets, and the text that replaces it. */
type Edit = { start: number; end: number; text: string };

/**
 * Moves the `details` of projects from the site file to the projects in the content file. All other bytes stay. Both
 * files must be valid. Returns undefined if there are no details, if they are for a data service elsewhere, or if the
 * move is not certain, for example because of a comment among the details.
 */
export function moveDetails({ site, content }: OwnerTexts): OwnerTexts | undefined {
  const before = siteConfig.parse(parse(site));
  const [section, ...others] = detailsIn(before);
  const removal = section && removalOfDetails(site, section.place);
  if (!removal || others.length > 0 || before.api.host !== '') return undefined;
  const projects = readProjects(contentSchema.parse(parse(content)));
  const document = parseDocument(content);
  const expected = [...projects];
  const edits: Edit[] = [];
  for (const { title: _, url = '', ...more } of section.details) {
    const places = projects.flatMap((each, index) =>
      normalizedUrl(each.url) === normalizedUrl(url) ? index : [],
    );
    const [place, another] = places;
    const project = projects[place ?? -1];
    if (place === undefined || another !== undefined || !project) return undefined;
    expected[place] = { ...project, ...more };
    edits.push(...editsOf(content, document.getIn(['projects', place]), linesOf(more)));
  }
  const after = { site: withEdits(site, [removal]), content: withEdits(content, edits) };
  return isAsMeant(after, before, expected) ? after : undefined;
}

type Details = ReturnType<typeof detailsIn>[number]['details'];

/** Returns the details of each section that has some, with the path of the section. */
function detailsIn({ pages }: SiteConfig) {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) =>
      section.type === 'projects' && section.details.length > 0
        ? [{ details: section.details, place: ['pages', page, 'sections', index] }]
        : [],
    ),
  );
}

/** Returns the keys and values of details as YAML, each on one line. */
function linesOf({ tags, ...more }: Omit<Details[number], 'title' | 'url'>): string[] {
  const written = Object.entries({ ...more, ...(tags.length > 0 && { tags }) });
  return written.map(([key, value]) => `${key}: ${formatYaml(value)}`);
}

/** Returns the edit that removes the lines of the key `details`; undefined if there is a comment among them. */
function removalOfDetails(text: string, place: readonly (string | number)[]): Edit | undefined {
  const section = parseDocument(text).getIn(place);
  const isDetails = ({ key }: Pair) => isScalar(key) && key.value === 'details';
  const { key, value } = (isMap(section) && section.items.find(isDetails)) || {};
  if (!isNode(key) || !isNode(value) || !key.range || !value.range) return undefined;
  const start = text.lastIndexOf('\n', key.range[0]) + 1;
  const end = endOfLine(text, value.range[1]);
  const edit = { start, end: end + (text.startsWith('\r', end) ? 2 : 1), text: '' };
  return /(^|\s)#/m.test(text.slice(start, end)) ? undefined : edit;
}

/** Returns the edits that add lines to a project, and that turn its row into a block of keys. */
function editsOf(text: string, project: unknown, lines: readonly string[]): Edit[] {
  const isRow = isSeq(project);
  if (!(isRow || isMap(project)) || !project.range) return [];
  const keys = isRow ? project.items : project.items.map(({ key }) => key);
  const starts = keys.flatMap((each) => (isNode(each) && each.range ? each.range[0] : []));
  const names = isRow ? resources.projects.fields.map(({ name }) => `${name}: `) : [];
  const [from, to] = project.range;
  if (project.flow) {
    const brace = isRow ? [{ start: from, end: from + 1, text: '{ ' }] : [];
    const named = names.map((text, index) => at(starts[index] ?? from, text));
    return [...brace, ...named, { start: to - 1, end: to, text: `, ${lines.join(', ')} }` }];
  }
  const firsts = isRow ? starts.map((start) => text.lastIndexOf('-', start - 1)) : starts;
  const [first = from] = firsts;
  const indent = ' '.repeat(first - text.lastIndexOf('\n', first) - 1);
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const added = lines.map((line) => `${lineBreak}${indent}${line}`).join('');
  const named = names.map((text, index) => {
    return { start: firsts[index] ?? from, end: starts[index] ?? from, text };
  });
  return [...named, at(endOfLine(text, to), added)];
}

const at = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** Returns the end of the line on which the text before an offset ends. */
function endOfLine(text: string, offset: number): number {
  const end = text.slice(0, offset).trimEnd().length;
  return end + (/\r?\n|$/.exec(text.slice(end))?.index ?? 0);
}

function withEdits(text: string, edits: readonly Edit[]): string {
  // The edits are applied from the last to the first, so the offsets of earlier edits stay valid.
  const fromLast = [...edits].sort((a, b) => b.start - a.start);
  return fromLast.reduce(
    (all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end),
    text,
  );
}

/** Checks whether the site is as before but without details, and the projects are as expected. */
function isAsMeant(
  after: OwnerTexts,
  before: SiteConfig,
  expected: readonly OwnProject[],
): boolean {
  const site = siteConfig.safeParse(parse(after.site)).data;
  const content = contentSchema.safeParse(parse(after.content)).data;
  return (
    site !== undefined &&
    content !== undefined &&
    isDeepStrictEqual(site, withoutDetails(before)) &&
    isDeepStrictEqual(readProjects(content), expected)
  );
}

function withoutDetails(site: SiteConfig): SiteConfig {
  const emptied = (section: SectionConfig) =>
    section.type === 'projects' ? { ...section, details: [] } : section;
  const pages = site.pages.map((page) => ({ ...page, sections: page.sections.map(emptied) }));
  return { ...site, pages };
}

/** Returns the advice to move the details of own projects, with the lines to write if the move is not certain. */
export function adviseOnDetails(file: string, texts: OwnerTexts): Problem[] {
  const site = siteConfig.parse(parse(texts.site));
  const details = detailsIn(site).flatMap((section) => section.details);
  if (details.length === 0 || site.api.host !== '') return [];
  const lines = details.flatMap(({ title, url, ...more }) => [
    `  ${title ?? url}`,
    ...linesOf(more).map((line) => `    ${line}`),
  ]);
  const byHand = `write there, below the title, url and description of each project:\n${lines.join('\n')}`;
  const advice = fileProblem(file, {
    message: 'the projects in content/index.yaml have room for these details themselves',
    found: 'details of own projects',
    expected: 'picture, tags and page beside the title of each project',
    fix: moveDetails(texts) ? 'npm run check -- --fix moves them there' : byHand,
  });
  const [before = ''] = texts.site.split(/(?<=^|\s|\{)details:/);
  return [{ ...advice, line: before.split('\n').length }];
}
