import { isMap, isScalar } from 'yaml';
import { formatPath, type Path } from '../../schema/path.ts';
import { nodesOf, pairIn } from '../document/nodes.ts';
import type { Migration, OwnerFiles, OwnerTexts, Rename } from './migration.ts';
import type { TextEdit } from './text-edits.ts';

type Place = Pick<Rename, 'block' | 'type'>;

type Renaming = Rename & { before: string; after: string };

/** Creates the migration that renames a key of `site.config.yaml`. `before` and `after` are its example. */
export function rename({ before, after, ...renamed }: Renaming): Migration {
  const content: Pick<OwnerTexts, 'content'> = { content: 'projects: []\n' };
  return {
    title: `the key "${renamed.from}" is called "${renamed.to}" now`,
    file: 'site',
    renamed,
    example: { before: { site: before, ...content }, after: { site: after, ...content } },
    findChange: (files) => {
      const edits = editsOf(files, renamed);
      const places = edits.map(({ start }) => start);
      return edits.length === 0 ? undefined : { places, edits: { site: edits } };
    },
  };
}

/** Checks whether a block at a path, with this value of its key `type`, is the one that is meant. */
export function isBlockOf({ block, type }: Place, path: Path, typeOfBlock: unknown): boolean {
  const isBlock = formatPath(path).replace(/\[\d+\]/g, '[]') === block;
  return isBlock && (type === undefined || typeOfBlock === type);
}

function editsOf({ site: { text, document } }: OwnerFiles, renamed: Rename): TextEdit[] {
  return nodesOf(document).flatMap(({ node, path }): TextEdit[] => {
    if (!isMap(node) || !isBlockOf(renamed, path, node.get('type'))) return [];
    const { key } = pairIn(node, renamed.from) ?? {};
    if (!isScalar(key) || !key.range || pairIn(node, renamed.to)) return [];
    const [start, end] = key.range;
    const written = text.slice(start, end);
    // The written key is replaced within its quotation marks, if it has some.
    const put = written.replace(renamed.from, renamed.to);
    return put === written ? [] : [{ start, end, text: put }];
  });
}
