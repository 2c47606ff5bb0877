import { expect, test } from 'vitest';
import { z } from 'zod';
import { picture } from '../config/fields.ts';
import { pages } from '../config/pages.ts';
import { richText } from '../config/rich-text.ts';
import { section } from '../config/section.ts';
import { diagnose, diagnoseRepeatedly } from './diagnose.ts';
import { emptyMemory, restoreMemory, storeMemory } from './reread.ts';

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([3, 300])('of %i items, only the one that was edited is read again', (count) => {
  let reads = 0;
  const words = z.string().refine(() => {
    reads += 1;
    return true;
  });
  const schema = z.strictObject({ items: z.array(z.strictObject({ words })) });
  const read = diagnoseRepeatedly(schema);
  const valuesOf = (...items: readonly string[]) => {
    const text = `items:\n${items.map((item) => `  - words: ${item}\n`).join('')}`;
    const found = read('file.yaml', bytesOf(text), emptyContext);
    return found.ok ? found.value.items : [];
  };
  const items = Array.from({ length: count }, (_, index) => `Item ${index}`);
  const before = valuesOf(...items);
  expect(before).toHaveLength(count);
  expect(reads).toBe(count);
  const after = valuesOf(...items.with(1, 'Edited'));
  expect(reads).toBe(count + 1);
  expect(after).toEqual(before.with(1, { words: 'Edited' }));
  expect(after.filter((item, index) => item === before[index])).toHaveLength(count - 1);
});

const prose = section('prose', { text: richText.optional(), picture: picture.optional() });
const schema = z.strictObject({
  name: z.string(),
  pages: pages([prose]),
  tags: z.array(z.string()),
});
const page = (path: string, more: string, text: string) =>
  `  - path: ${path}\n    link: A page\n    title: A page\n${more}    sections:\n      - type: prose\n        ${text}\n`;
const site = `name: Ada
pages:
  # The pages of the site.
${page("''", '', 'text: See [what I make](work#tools) and [me](about).')}
${page('work', '', 'id: tools')}
${page('about', '', "text: 'Words [and] (more).'")}
${page('notes', '', 'picture: /a.png')}
tags:
  - one
`;

test.each([
  ['a text', 'Words', 'Other words'],
  ['what stands before the list', 'name: Ada', 'name: 7'],
  ['what stands behind the list', '- one', '- two'],
  ['a mistake', 'id: tools', 'idd: tools'],
  ['a second mistake', 'title: A page', 'title: [A page]'],
  ['a quotation mark without its end', 'id: tools', 'text: "tools'],
  [
    'a line that is indented less',
    '      - type: prose\n        id',
    '  - type: prose\n        id',
  ],
  ['a list that becomes empty', / {2}- path[\s\S]*(?=tags)/, ''],
  ['the path of a page that another links to', 'path: about', 'path: me'],
  ['a page that is gone and another links to', page('work', '', 'id: tools'), ''],
  ['a page that is hidden and another links to', 'path: about', 'path: about\n    hidden: true'],
  ['a section that is gone and another page links to', 'id: tools', 'text: Tools'],
  ['a path that another page has', 'path: notes', 'path: work'],
  ['the first page', "path: ''", 'path: home'],
  ['a page that makes the words of another a link', 'path: notes', 'path: more'],
  ['a page that is there twice', /( {2}- path: notes[\s\S]*)(?=tags)/, '$1$1'],
  ['a page that is added', 'tags:', `${page('more-notes', '', 'text: More.')}tags:`],
  ['the order of pages', /( {2}- path: work[\s\S]*)( {2}- path: about[\s\S]*)(?=tags)/, '$2$1'],
  ['the key of the list', 'tags:', '# tags:'],
])('an edit is read as in the whole file: %s', (_, from, to) => {
  const context = { ...emptyContext, media: ['/a.png'] };
  const whole = (text: string) => diagnose('site.yaml', bytesOf(text), schema, context);
  const memory = emptyMemory<z.output<typeof schema>>();
  const read = diagnoseRepeatedly(schema, memory);
  const again = (text: string) => read('site.yaml', bytesOf(text), context);
  expect(again(site)).toMatchObject({ ok: true });
  // Another process may have read the site before.
  const later = diagnoseRepeatedly(schema, restoreMemory(storeMemory(memory) ?? ''));
  const edited = site.replace(from, to);
  expect(edited).not.toBe(site);
  expect(again(edited)).toEqual(whole(edited));
  expect(again(site)).toEqual(whole(site));
  expect(later('site.yaml', bytesOf(edited), context)).toEqual(whole(edited));
});

test('an item whose file has changed is read again', () => {
  const read = diagnoseRepeatedly(schema);
  const fault = { fault: 'is damaged', expected: 'a picture', fix: 'save it again' };
  const isRead = (version: string, faultOf: () => typeof fault | undefined) =>
    read('site.yaml', bytesOf(site), {
      ...emptyContext,
      media: ['/a.png'],
      versions: new Map([['/a.png', version]]),
      faultOf,
    }).ok;
  expect(isRead('one', () => undefined)).toBe(true);
  expect(isRead('two', () => fault)).toBe(false);
});
