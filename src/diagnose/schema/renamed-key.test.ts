import { expect, test } from 'vitest';
import { isMap, parseDocument } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { nodeAt, pairIn } from '../document/nodes.ts';
import { renameKey } from './renamed-key.ts';

const text = `pages:
  - sections:
      - { type: quotes, items: [{ text: A }] }
      - { type: facts, items: [{ text: A }] }
      - items: [{ text: A }]
        text: A
`;

test.each<[type: string | undefined, changed: readonly number[]]>([
  ['quotes', [0]],
  ['facts', [1]],
  [undefined, [0, 1, 2]],
])('a key of the items of %s is renamed in these alone', (type, changed) => {
  const key = { block: 'pages[].sections[].items[]', from: 'text', to: 'words' };
  const document = parseDocument(text);
  const rename = (path: Path) => {
    const map = nodeAt(document, path);
    const pair = isMap(map) && pairIn(map, 'text');
    if (!isMap(map) || !pair) throw new Error(`nothing at ${path}`);
    const keys = [{ ...key, ...(type !== undefined && { type }) }];
    return renameKey(document, { path, key: 'text', map, pair }, keys);
  };
  const items = [0, 1, 2].filter((index) => rename(['pages', 0, 'sections', index, 'items', 0]));
  expect(items).toEqual(changed);
  expect(rename(['pages', 0, 'sections', 2])).toBeUndefined();
});
