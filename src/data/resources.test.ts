// @vitest-environment node
import { expect, expectTypeOf, test } from 'vitest';
import { answerSchema } from '../config/content.ts';
import { toJsonSchema } from '../node/generated-files/json-schema.ts';
import type { Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { type ContentOf, emptyContent } from './content.ts';
import { readPayload } from './payload.ts';

const { owner, projects, contact } = resources;
const before = { owner, projects, contact };

/** Adds two more resources. */
const more = {
  ...before,
  awards: {
    path: 'personalOwn.awards',
    about: ['The owner.', 'The awards, each as [name, URL, day].'],
    form: 'rows',
    fields: [
      { name: 'name', kind: 'text', about: 'The name.' },
      { name: 'url', kind: 'link', about: 'The address.' },
      { name: 'day', kind: 'date', about: 'When it was given.' },
    ],
  },
  studio: {
    path: 'studio',
    about: ['Where the owner works.'],
    form: 'record',
    fields: [
      { name: 'city', kind: 'text', about: 'The city.' },
      { name: 'map', kind: 'link', about: 'The address of a map.' },
      { name: 'since', kind: 'free date', about: 'The day it opened.' },
    ],
  },
} as const satisfies Resources;

const answer = {
  personalOwn: {
    own: { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' },
    awards: [['Prize', 'https://example.com/prize', '2028-02-29']],
  },
  projects: [],
  contactMe: [],
  studio: { city: 'London', map: 'https://example.com/map', since: '' },
};

/** A response of an older service, which does not know the two new resources. */
const { own } = answer.personalOwn;
const older = { personalOwn: { own }, projects: [], contactMe: [] };

const award = { name: 'Prize', url: 'https://example.com/prize', day: '2028-02-29' };

test('a resource that is listed is a part of the content, and empty without an answer', () => {
  expectTypeOf<ContentOf<typeof more>>().toExtend<{
    awards: readonly { name: string; url: string; day: string }[];
    studio: { city: string; map: string; since: string } | null;
  }>();
  expect(emptyContent(more)).toEqual({ ...emptyContent(before), awards: [], studio: null });
});

test('it is read from an answer', async () => {
  const { content, dropped } = await readPayload(answer, more);
  expect(content).toMatchObject({ awards: [award], studio: answer.studio, owner: own });
  expect(dropped).toEqual([]);
});

test('what an older service does not answer is empty, and nothing is said of it', async () => {
  expect(await readPayload(older, more)).toEqual({
    content: { owner: own, projects: [], contact: [], awards: [], studio: null },
    dropped: [],
  });
  await expect(readPayload({ error: 'out of order' }, more)).rejects.toThrow('nothing to show');
});

test('its malformed items are dropped by what each field says of itself', async () => {
  const { name, url, day } = award;
  const awards = [
    ['', url, day],
    [name, 'javascript:alert(1)', day],
    [name, url, day],
    [name, url],
    [name, url, '2028-02-30'],
    [name, url, '2028'],
    [name, url, ''],
  ];
  const { content, dropped } = await readPayload(
    { personalOwn: { awards }, studio: { city: ' ', since: '2027-02-29' } },
    more,
  );
  expect(content).toEqual({ awards: [award] });
  expect(dropped).toEqual([
    'personalOwn.own',
    'projects',
    'contactMe',
    ...[0, 1, 3, 4, 5, 6].map((index) => `personalOwn.awards[${index}]`),
    'studio',
  ]);
});

test('it is a key of the file with the content', () => {
  const schema = answerSchema(more);
  expect(schema.parse(answer)).toEqual(answer);
  expect(schema.parse(older)).toEqual(older);

  const wrong = {
    personalOwn: { own, awards: [[1, award.url, '2028-02-30']] },
    studio: { ...answer.studio, city: ' ', map: 'map' },
  };
  expect(schema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'personalOwn.awards.0.0',
    'personalOwn.awards.0.2',
    'projects',
    'contactMe',
    'studio.city',
    'studio.map',
  ]);
});

test('editors know which of its fields are links and days, and that it may be left out', () => {
  const json = JSON.stringify(toJsonSchema(answerSchema(more), { title: '', snippets: [] }));
  expect(json).toContain('"required":["personalOwn","projects","contactMe"]');
  expect(json).toContain('"description":"When it was given."');
  expect(json).toContain('"patternErrorMessage":"Expected a day of the calendar');
});
