import { isMap, isNode, isSeq, type Node, type YAMLMap } from 'yaml';
import { formatYaml } from '../../schema/format-yaml.ts';
import { stepInto, valueAt } from '../../schema/path.ts';
import { normalizedUrl } from '../../shared/link.ts';
import { resources } from '../../shared/resources.ts';
import { nodeAt, nodesOf, pairIn } from '../document/nodes.ts';
import { type Change, type Migration, type OwnerFiles, parseEdited } from './migration.ts';
import { isBlockOf } from './rename.ts';
import {
  addition,
  endOf,
  hasComment,
  insertion,
  linesAfter,
  removalOfLines,
  type TextEdit,
} from './text-edits.ts';

const block = { block: 'pages[].sections[]', type: 'projects' };

const fields = resources.projects.fields.map(({ name }) => name);

/** Pictures, tags and pages of own projects stood apart from them. Now each project says all of itself. */
export const projectDetails: Migration = {
  title: 'the details of projects are beside their projects in content/index.yaml',
  file: 'site',
  example: {
    before: {
      site: `pages:
  - sections:
      - type: projects
        details:
          - url: https://ada.dev/mesa
            picture: { src: /mesa.webp, alt: 'A menu: bread' }
          - { url: https://ADA.dev/notes, tags: [One, Two] }
        # What visitors read first.
        heading: Works # mine
`,
      content: `projects: # mine
  - - Mesa # the first
    - https://ada.dev/mesa
    - >-
      A menu,
      with prices.

  - [Notes, https://ada.dev/notes, '']
`,
    },
    after: {
      site: `pages:
  - sections:
      - type: projects
        # What visitors read first.
        heading: Works # mine
`,
      content: `projects: # mine
  - title: Mesa # the first
    url: https://ada.dev/mesa
    description: >-
      A menu,
      with prices.
    picture: { src: /mesa.webp, alt: "A menu: bread" }

  - { title: Notes, url: https://ada.dev/notes, description: '', tags: [ One, Two ] }
`,
    },
  },
  findChange: (files) => {
    const [section, ...others] = sectionsWithDetails(files);
    const host = valueAt(files.site.value, ['api', 'host']) ?? '';
    if (!section || host !== '') return undefined;
    const edits = others.length === 0 ? editsOf(files, section) : undefined;
    const { key } = pairIn(section.map, 'details') ?? {};
    const places = (isNode(key) && key.range?.slice(0, 1)) || [0];
    const byHand = () =>
      [section, ...others].flatMap(({ details }) => details.flatMap(linesByHand));
    return edits ? { places, edits } : { places, edits: {}, byHand: byHand().join('\n') };
  },
};

type Details = Readonly<Record<string, unknown>>;

type SectionWithDetails = { map: YAMLMap; details: readonly Details[] };

/** Returns the sections of projects that have details. */
function sectionsWithDetails({ site: { document } }: OwnerFiles): SectionWithDetails[] {
  return nodesOf(document).flatMap(({ node, path }): SectionWithDetails[] => {
    if (!isMap(node) || !isBlockOf(block, path, node.get('type'))) return [];
    const details: unknown = node.toJS(document).details;
    const isList = Array.isArray(details) && details.length > 0;
    return isList && details.every(isBlockOfKeys) ? [{ map: node, details }] : [];
  });
}

const isBlockOfKeys = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the keys and values of details as YAML, each on one line, without those that name the project. */
function linesOf({ title: _, url: __, ...more }: Details): string[] {
  return Object.entries(more).map(([key, value]) => `${key}: ${formatYaml(value)}`);
}

function linesByHand(details: Details): string[] {
  const lines = linesOf(details).map((line) => `    ${line}`);
  return [`  ${details['title'] ?? details['url']}`, ...lines];
}

/** Returns the edits that move the details; undefined if a comment is among them, or if a project is not clear. */
function editsOf(files: OwnerFiles, { map, details }: SectionWithDetails) {
  const { site, content } = files;
  const pair = pairIn(map, 'details');
  if (map.flow || !isNode(pair?.key) || !isNode(pair.value)) return undefined;
  const removal = removalOfLines(site.text, pair.key.range?.[0] ?? 0, endOf(pair.value));
  if (hasComment(site.text.slice(removal.start, removal.end))) return undefined;
  const projects = projectsOf(content.value);
  const expected = [...projects];
  const added = details.flatMap((each) => {
    const [place, another] = placesOf(projects, each);
    if (place === undefined || another !== undefined) return undefined;
    const { title: _, url: __, ...more } = each;
    expected[place] = { ...expected[place], ...more };
    return additionTo(content.text, nodeAt(content.document, ['projects', place]), linesOf(each));
  });
  const edits = { site: [removal], content: added.flatMap((each) => each ?? []) };
  const isCertain = added.every((each) => each !== undefined);
  return isCertain && isAsMeant(files, edits, expected) ? edits : undefined;
}

/** Returns the projects, those that are rows as blocks too. */
function projectsOf(content: unknown): Details[] {
  const projects = stepInto(content, 'projects');
  if (!Array.isArray(projects)) return [];
  return projects.map((project: unknown) => {
    if (!Array.isArray(project)) return isBlockOfKeys(project) ? project : {};
    return Object.fromEntries(fields.map((name, index) => [name, project[index]]));
  });
}

/** Finds the projects that details are for, by address, or by title if there is no address. */
function placesOf(projects: readonly Details[], { url, title }: Details): number[] {
  const addressOf = (value: unknown) =>
    URL.canParse(String(value)) ? normalizedUrl(String(value)) : (value ?? '');
  return projects.flatMap((each, index) => {
    const isMeant =
      url === undefined ? each['title'] === title : addressOf(each['url']) === addressOf(url);
    return isMeant ? index : [];
  });
}

/** Returns the edits that add lines to a project, and that turn its row into a block of keys. */
function additionTo(text: string, project: Node | undefined, lines: readonly string[]): TextEdit[] {
  if (isMap(project)) return addition(text, project, lines);
  if (!isSeq(project) || !project.range) return [];
  const [from, to] = project.range;
  const starts = project.items.flatMap((each) => (isNode(each) && each.range ? each.range[0] : []));
  const names = starts.map((start, index) => ({ start, name: `${fields[index]}: ` }));
  if (project.flow) {
    const end = text.slice(0, to - 1).trimEnd().length;
    return [
      { start: from, end: from + 1, text: '{ ' },
      ...names.map(({ start, name }) => insertion(start, name)),
      { start: end, end: to, text: `, ${lines.join(', ')} }` },
    ];
  }
  // Each dash of the row, with the blanks after it, gives way to the name of the field.
  const dashes = names.map(({ start, name }) => {
    return { start: text.lastIndexOf('-', start - 1), end: start, text: name };
  });
  const [first = insertion(from, '')] = dashes;
  return [...dashes, ...linesAfter(text, first.start, endOf(project), lines)];
}

/** Checks whether the edited files say the same as before, with the details beside their projects. */
function isAsMeant(
  files: OwnerFiles,
  edits: Change['edits'],
  expected: readonly Details[],
): boolean {
  const after = parseEdited(files, edits);
  const withoutDetails = (value: unknown) =>
    JSON.stringify(value, (key, each) => (key === 'details' ? undefined : each));
  return (
    after !== undefined &&
    JSON.stringify(after.site.value) === withoutDetails(files.site.value) &&
    JSON.stringify(projectsOf(after.content.value)) === JSON.stringify(expected)
  );
}
