import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleFiles } from '../../../../tests/sample-site.ts';
import type { Json } from '../../../desk-protocol/place.ts';
import type { Act } from '../../../desk-protocol/requests.ts';
import { valueAt } from '../../../schema/path.ts';
import { schemaAt } from '../../../schema/schema-tree.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import { addedBy, givenBy, newSection } from './new-values.ts';
import { readValue, readValues, sectionSchemas } from './owner-texts.ts';
import { changeBy, judge } from './undo-journal.ts';

const site = readFileSync(sampleFiles.site, 'utf8').replace('language: en', 'language: de');
const texts = { site, content: readFileSync(sampleFiles.content, 'utf8') };
const section = ['pages', 3, 'sections', 1];

/** The answers of an owner, by the last keys of what is asked. */
const [file, video] = ['/media/logo.svg', 'https://vimeo.com/1084537'];
const answers = new Map(Object.entries({ file, video }));

const added = async (type: string) => {
  const { value, questions } = newSection(type, readValues(texts));
  const answered = questions.map(({ path }): Act => {
    const answer = answers.get(String(path.at(-1))) ?? 'Mein Wort';
    return { kind: 'set', file: 'site', path: [...section, ...path], value: answer };
  });
  const add: Act = { kind: 'insert', file: 'site', path: section, value };
  const change = changeBy(texts, { done: [], undone: [] }, { acts: [add, ...answered] });
  if ('ok' in change) throw new Error(change.problems[0]?.message);
  expect(await judge(texts, change.texts), type).toEqual([]);
  return {
    value: valueAt(readValue(change.texts.site), section),
    asked: questions.map(({ label }) => label),
  };
};

test('a new section is made of what the language and the owner of the site give, and asks for the rest', async () => {
  const made: Record<string, unknown> = {};
  for (const type of sectionSchemas.keys()) made[type] = await added(type);
  expect(made).toMatchObject({
    contact: { value: { heading: 'Kontakt' }, asked: [] },
    download: {
      value: { items: [{ label: 'Mein Wort', file }] },
      asked: ['Beschriftung', 'Datei'],
    },
    embed: { value: { title: 'Mein Wort' }, asked: ['Titel', 'Video'] },
    facts: { value: { items: [{ value: '…', label: '…' }] }, asked: [] },
    gallery: { value: { pictures: [{ alt: 'Portrait of Alma Reyes' }] } },
    links: { value: { items: [{ label: 'GitHub', url: 'https://github.com/example' }] } },
    timeline: { value: { heading: 'Werdegang', items: [{ title: '…' }] }, asked: [] },
  });
  expect(made['hero']).toEqual({ value: { type: 'hero' }, asked: [] });
  const headings = { cards: 'Arbeiten', profile: 'Über mich', projects: 'Projekte' };
  const others = { gallery: 'Arbeiten', quotes: 'Empfehlungen', technologies: 'Kenntnisse' };
  for (const [type, heading] of Object.entries({ ...headings, ...others }))
    expect(made[type]).toMatchObject({ value: { heading } });
});

test.each<[list: string, taken: Json[], value: Json, asked: (readonly [Json, boolean])[]]>([
  [
    'projects',
    [],
    { title: '…' },
    [
      ['title', false],
      ['url', true],
      ['description', true],
    ],
  ],
  [
    'projects',
    [['One', '', '']],
    ['…', '', ''],
    [
      [0, false],
      [1, true],
      [2, true],
    ],
  ],
  [
    'projects',
    [['One', '', ''], { title: 'Two' }],
    { title: '…' },
    [
      ['title', false],
      ['url', true],
      ['description', true],
    ],
  ],
  [
    'contactMe',
    [],
    ['…', '…'],
    [
      [0, false],
      [1, false],
    ],
  ],
])(
  'an entry of %s beside %j is %j, and asks for all that a list shows of it',
  (list, taken, value, asked) => {
    const schema = schemaAt(schemas.content, { [list]: [] }, [list, 0]);
    if (!schema) throw new Error(`there is no list ${list}`);
    const made = addedBy(schema, givenBy(readValues(texts)), taken);
    expect(made.value).toEqual(value);
    expect(made.questions.map(({ path, isOptional }) => [path.at(-1), isOptional])).toEqual(asked);
  },
);
