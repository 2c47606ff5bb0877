import { stepInto, valueAt } from '../../schema/path.ts';
import { countComments, type FileEdit, type Migration, type OwnerValues } from './migration.ts';

/** The keys of the owner in `content/index.yaml`, by their keys in `site.config.yaml`. */
const keys = { profession: 'profession', tagline: 'label' };

const own = ['personalOwn', 'own'];

/** The owner stood in both files. Now the block `owner` of the site file says all of it. */
export const owner: Migration = {
  title: 'all of the owner stands in the block "owner" of site.config.yaml',
  file: 'content',
  find: (values, { content }) => {
    const moved = Object.entries(keys).filter(
      ([, key]) => valueAt(values.content, [...own, key]) !== undefined,
    );
    const isKept =
      countComments(content, own.slice(0, 1)) ===
      moved.reduce((sum, [, key]) => sum + countComments(content, [...own, key]), 0);
    if (!isSameOwner(values) || !isKept) return undefined;
    const copies = moved.map(([key, before]): FileEdit => {
      return { kind: 'copy', file: 'site', path: ['owner', key], from: [...own, before] };
    });
    const removal: FileEdit = { kind: 'remove', file: 'content', path: own.slice(0, 1) };
    return { places: [own.slice(0, 1)], edits: [...copies, removal] };
  },
};

/** Checks whether the site has no data service elsewhere, and both files name the same owner, all else in one of them. */
function isSameOwner({ site, content }: OwnerValues): boolean {
  const there = Object(stepInto(site, 'owner'));
  const record = Object(valueAt(content, own));
  const known = ['nameOwn', ...Object.values(keys)];
  return (
    (valueAt(site, ['api', 'host']) ?? '') === '' &&
    there.name !== undefined &&
    there.name === record.nameOwn &&
    Object.entries(record).every(
      ([key, text]) => known.includes(key) && typeof text === 'string',
    ) &&
    Object.keys(Object(stepInto(content, 'personalOwn'))).length === 1 &&
    !Object.keys(keys).some((key) => Object.hasOwn(there, key))
  );
}
