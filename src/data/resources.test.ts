// @vitest-environment node
import { expect, expectTypeOf, test } from 'vitest';
import { answerSchema } from '../config/content.ts';
import type { Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { type ContentOf, emptyContent } from './content.ts';
import { readPayload } from './payload.ts';

const { owner, projects, contact } = resources;
const before = { owner, projects, contact };

/** Two entries more. */
const more = {
  ...before,
  awards: {
    path: 'personalOwn.awards',
    about: ['The owner.', 'The awards, each as [name, URL, year].'],
    form: 'rows',
    fields: [
      { name: 'name', kind: 'text', about: 'The name.' },
      { name: 'url', kind: 'link', about: 'The address.' },
      { name: 'year', kind: 'free text', about: 'The year.' },
    ],
  },
  studio: {
    path: 'studio',
    about: ['Where the owner works.'],
    form: 'record',
    fields: [
      { name: 'city', kind: 'text', about: 'The city.' },
      { name: 'map', kind: 'link', about: 'The address of a map.' },
    ],
  },
} as const satisfies Resources;

const answer = {
  personalOwn: {
    own: { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' },
    awards: [['Prize', 'https://example.com/prize', '1843']],
  },
  projects: [],
  contactMe: [],
  studio: { city: 'London', map: 'https://example.com/map' },
};

const award = { name: 'Prize', url: 'https://example.com/prize', year: '1843' };

test('a resource that is listed is a part of the content, and empty without an answer', () => {
  expectTypeOf<ContentOf<typeof more>['awards']>().toEqualTypeOf<
    readonly { readonly name: string; readonly url: string; readonly year: string }[]
  >();
  expectTypeOf<ContentOf<typeof more>['studio']>().toEqualTypeOf<{
    readonly city: string;
    readonly map: string;
  } | null>();
  expect(emptyContent(more)).toEqual({
    ...emptyContent(before),
    awards: [],
    studio: null,
  });
});

test('it is read from an answer', async () => {
  const { content, dropped } = await readPayload(answer, more);
  expect(content.awards).toEqual([award]);
  expect(content.studio).toEqual(answer.studio);
  expect(content.owner).toEqual(answer.personalOwn.own);
  expect(dropped).toEqual([]);
});

test('its malformed items are dropped by what each field says of itself', async () => {
  const awards = [
    ['', 'https://example.com', ''],
    ['Prize', 'javascript:alert(1)', ''],
    [...Object.values(award)],
    ['Prize', 'https://example.com'],
  ];
  const { content, dropped } = await readPayload(
    { personalOwn: { awards }, studio: { city: ' ' } },
    more,
  );
  expect(content).toEqual({ awards: [award] });
  expect(dropped).toEqual([
    'personalOwn.own',
    'projects',
    'contactMe',
    'personalOwn.awards[0]',
    'personalOwn.awards[1]',
    'personalOwn.awards[3]',
    'studio',
  ]);
});

test('it is a key of the file with the content, and its type that of the file', () => {
  const schema = answerSchema(more);
  const parsed = schema.parse(answer);
  expect(parsed).toEqual(answer);
  expectTypeOf(parsed.personalOwn.awards).toEqualTypeOf<(readonly [string, string, string])[]>();
  expectTypeOf(parsed.studio.map).toEqualTypeOf<string>();

  const faults = (wrong: object) =>
    schema.safeParse({ ...answer, ...wrong }).error?.issues.map(({ path }) => path.join('.'));
  expect(faults({ studio: { city: ' ', map: 'map' } })).toEqual(['studio.city', 'studio.map']);
  expect(
    faults({ personalOwn: { ...answer.personalOwn, awards: [[1, 'https://example.com', '']] } }),
  ).toContain('personalOwn.awards.0.0');
  expect(faults({ studio: undefined })).toEqual(['studio']);
});

test.each(Object.entries<Resources[string]>(resources))(
  'the keys and fields of %s say in one sentence each what they are for',
  (_, { path, about, fields }) => {
    expect(about).toHaveLength(path.split('.').length);
    for (const sentence of [...about, ...fields.map((field) => field.about)]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  },
);
