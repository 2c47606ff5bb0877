import { isBlockOf, renamedKeys, titleOfRename } from '../../diagnose/schema/renamed-key.ts';
import { type Path, stepInto, valueAt } from '../../schema/path.ts';
import type { Migration } from './migration.ts';

/** The migrations that rename a key of `site.config.yaml`. */
export const renames = renamedKeys.map(
  (renamed): Migration => ({
    title: titleOfRename(renamed),
    file: 'site',
    find: ({ site }) => {
      const { from, to } = renamed;
      const places = blocksAt(site, renamed.block)
        .filter((path) => isBlockOf(renamed, path, valueAt(site, [...path, 'type'])))
        .map((path) => [...path, from])
        .filter((path) => valueAt(site, path) !== undefined)
        .filter((path) => valueAt(site, [...path.slice(0, -1), to]) === undefined);
      const edits = places.map((path) => ({ kind: 'rename', file: 'site', path, to }) as const);
      return places.length === 0 ? undefined : { places, edits };
    },
  }),
);

/** Lists the paths of the blocks at a path without indexes, such as `pages[].sections[]`. */
function blocksAt(value: unknown, block: string): Path[] {
  const steps = block.replaceAll('[]', '.[]').split('.');
  const into = (path: Path, step: string): Path[] => {
    if (step !== '[]') return [[...path, step]];
    const list = valueAt(value, path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  };
  const paths = steps.reduce<Path[]>((all, step) => all.flatMap((path) => into(path, step)), [[]]);
  return paths.filter((path) => stepInto(valueAt(value, path.slice(0, -1)), path.at(-1) ?? ''));
}

/** Lists the paths of the sections of a type. */
export const sectionsAt = (site: unknown, type: string): Path[] =>
  blocksAt(site, 'pages[].sections[]').filter((path) => valueAt(site, [...path, 'type']) === type);
