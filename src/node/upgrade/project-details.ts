import { formatYaml } from '../../schema/format-yaml.ts';
import { isBlock, type Path, stepInto, valueAt } from '../../schema/path.ts';
import { normalizedUrl, parseUrl } from '../../shared/link.ts';
import { resources } from '../../shared/resources.ts';
import { countComments, type FileEdit, type Migration, type OwnerValues } from './migration.ts';
import { sectionsAt } from './renames.ts';

const fields = resources.projects.fields.map(({ name }) => name);

/** Pictures, tags and pages of own projects stood apart from them. Now each project says all of itself. */
export const projectDetails: Migration = {
  title: 'the details of projects are beside their projects in content/index.yaml',
  file: 'site',
  find: (values, texts) => {
    const { site } = values;
    const places = sectionsAt(site, 'projects')
      .map((path) => [...path, 'details'])
      .filter((path) => detailsAt(site, path).length > 0);
    const [place, ...others] = places;
    if (!place || (valueAt(site, ['api', 'host']) ?? '') !== '') return undefined;
    const lines = places.flatMap((path) => detailsAt(site, path).flatMap(linesByHand));
    const isClear = others.length === 0 && countComments(texts.site, place) === 0;
    const edits = isClear ? editsOf(values, place) : [];
    return { places: [place], edits, byHand: lines.join('\n') };
  },
};

type Details = Readonly<Record<string, unknown>>;

function detailsAt(site: unknown, path: Path): Details[] {
  const details = valueAt(site, path);
  return Array.isArray(details) && details.every(isBlock) ? details : [];
}

/** Returns a line about each detail, below the name of its project. */
function linesByHand({ title, url, ...more }: Details): string[] {
  const lines = Object.entries(more).map(([key, value]) => `    ${key}: ${formatYaml(value)}`);
  return [`  ${title ?? url}`, ...lines];
}

/** Returns the edits that move the details to their projects; none if a project is not clear. */
function editsOf({ site, content }: OwnerValues, place: Path): FileEdit[] {
  const details = detailsAt(site, place);
  const moves = details.map(({ url, title, ...more }, index): FileEdit[] => {
    const [project, another] = projectsFor(content, url, title);
    if (project === undefined || another !== undefined) return [];
    const path = ['projects', project];
    const own = valueAt(content, path);
    const isRow = Array.isArray(own);
    const names = fields.slice(0, isRow ? own.length : 0);
    if (Object.keys(more).some((key) => stepInto(own, key) !== undefined)) return [];
    return [
      ...(isRow ? [{ kind: 'name', file: 'content', path, names } as const] : []),
      ...Object.keys(more).map((key): FileEdit => {
        const from = [...place, index, key];
        return { kind: 'copy', file: 'content', path: [...path, key], from };
      }),
    ];
  });
  if (moves.some((each) => each.length === 0)) return [];
  return [...moves.flat(), { kind: 'remove', file: 'site', path: place }];
}

/** Finds the projects that details are for, by address, or by title if there is no address. */
function projectsFor(content: unknown, url: unknown, title: unknown): number[] {
  const projects = stepInto(content, 'projects');
  const addressOf = (value: unknown) =>
    parseUrl(String(value)) ? normalizedUrl(String(value)) : (value ?? '');
  const all: unknown[] = Array.isArray(projects) ? projects : [];
  return all.flatMap((project, index) => {
    const own = Array.isArray(project)
      ? project
      : [stepInto(project, 'title'), stepInto(project, 'url')];
    const isMeant = url === undefined ? own[0] === title : addressOf(own[1]) === addressOf(url);
    return isMeant ? index : [];
  });
}
