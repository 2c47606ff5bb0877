import { isMap, isNode, type YAMLMap } from 'yaml';
import { stepInto, valueAt } from '../../schema/path.ts';
import { nodeAt, pairIn } from '../document/nodes.ts';
import { type Change, type Migration, type OwnerFiles, parseEdited } from './migration.ts';
import {
  addition,
  endOf,
  endOfLine,
  hasComment,
  removalOfLines,
  startOfLine,
  type TextEdit,
} from './text-edits.ts';

/** The keys of the owner in `content/index.yaml`, by their keys in `site.config.yaml`. */
const keys = { profession: 'profession', tagline: 'label' };

/** The owner stood in both files. Now the block `owner` of the site file says all of it. */
export const owner: Migration = {
  title: 'all of the owner stands in the block "owner" of site.config.yaml',
  file: 'content',
  example: {
    before: {
      site: `owner:
  name: 'Ada' # until the data service has answered
titles: { separator: ' - ' }
`,
      content: `# What the data service answers.

personalOwn:
  own:
    nameOwn: Ada
    profession: "Engineer" # of engines
    label: >-
      I build engines
      that compute.

# What I made.
projects: []
`,
    },
    after: {
      site: `owner:
  name: 'Ada' # until the data service has answered
  profession: "Engineer" # of engines
  tagline: >-
    I build engines
    that compute.
titles: { separator: ' - ' }
`,
      content: `# What the data service answers.

# What I made.
projects: []
`,
    },
  },
  findChange: (files) => {
    const edits = editsOf(files);
    const place = files.content.text.search(/^["']?personalOwn/m);
    return edits && isAsMeant(files, edits) ? { places: [place], edits } : undefined;
  },
};

function editsOf({ site, content }: OwnerFiles) {
  const target = nodeAt(site.document, ['owner']);
  const own = nodeAt(content.document, ['personalOwn', 'own']);
  const { contents } = content.document;
  if (!isMap(target) || !isMap(own) || !isMap(contents) || contents.flow) return undefined;
  if (!isSameOwner(site.value, content.value)) return undefined;
  const entries = Object.entries(keys).flatMap(([key, before]) => {
    const value = writtenValue(content.text, own, before);
    return value === undefined ? [] : `${key}: ${value}`;
  });
  const removal = removalOf(content.text, contents, entries);
  return removal && { site: addition(site.text, target, entries), content: [removal] };
}

/** Checks whether the site has no data service elsewhere, and both files name the same owner, all else in one of them. */
function isSameOwner(site: unknown, content: unknown): boolean {
  const host = valueAt(site, ['api', 'host']) ?? '';
  const owner = Object(stepInto(site, 'owner'));
  const own = Object(valueAt(content, ['personalOwn', 'own']));
  const known = ['nameOwn', ...Object.values(keys)];
  return (
    host === '' &&
    owner.name === own.nameOwn &&
    Object.entries(own).every(([key, text]) => known.includes(key) && typeof text === 'string') &&
    Object.keys(Object(stepInto(content, 'personalOwn'))).length === 1 &&
    !Object.keys(keys).some((key) => Object.hasOwn(owner, key))
  );
}

/** Returns a value as it was written, with its comment, and indented as if its key began the line. */
function writtenValue(text: string, own: YAMLMap, key: string): string | undefined {
  const pair = pairIn(own, key);
  if (!isNode(pair?.value) || !pair.value.range || !isNode(pair.key)) return undefined;
  const [start, end] = pair.value.range;
  if (own.flow) return text.slice(start, end);
  const [from = 0] = pair.key.range ?? [];
  const indent = ' '.repeat(from - startOfLine(text, from));
  return text.slice(start, endOfLine(text, end)).replace(new RegExp(`^${indent}`, 'gm'), '');
}

/** Returns the edit that removes the owner's lines; undefined if a comment would be lost. */
function removalOf(
  text: string,
  contents: YAMLMap,
  entries: readonly string[],
): TextEdit | undefined {
  const { key, value } = pairIn(contents, 'personalOwn') ?? {};
  if (!isNode(key) || !isNode(value) || !key.range) return undefined;
  const removal = removalOfLines(text, key.range[0], endOf(value));
  const comments = (part: string) => part.match(/(?:^|\s)#.*/gm)?.length ?? 0;
  const removed = text.slice(removal.start, removal.end);
  const isKept = !hasComment(removed) || comments(removed) === comments(entries.join('\n'));
  // One empty line is enough between what stood before the owner and what stood after.
  const isAfterGap = /(?:^|\n|\r)[ \t]*(?:\r\n|\n|\r)$|^$/.test(text.slice(0, removal.start));
  const [gap = ''] =
    (isAfterGap && /^(?:[ \t]*(?:\r\n|\n|\r))*/.exec(text.slice(removal.end))) || [];
  return isKept ? { ...removal, end: removal.end + gap.length } : undefined;
}

/** Checks whether the edited files say the same as before, with the owner in the site file alone. */
function isAsMeant(files: OwnerFiles, edits: Change['edits']): boolean {
  const { site, content } = files;
  const after = parseEdited(files, edits);
  const own = valueAt(content.value, ['personalOwn', 'own']);
  const moved = Object.entries(keys).flatMap(([key, before]) => {
    const text = stepInto(own, before);
    return text === undefined ? [] : [[key, text]];
  });
  const owner = { ...Object(stepInto(site.value, 'owner')), ...Object.fromEntries(moved) };
  const { personalOwn: _, ...rest } = Object(content.value);
  return (
    JSON.stringify(after?.site.value) === JSON.stringify({ ...Object(site.value), owner }) &&
    JSON.stringify(after?.content.value) === JSON.stringify(rest)
  );
}
