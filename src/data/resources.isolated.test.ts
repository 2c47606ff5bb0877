import { expect, test, vi } from 'vitest';
import { contentSchema } from '../config/content.ts';
import { toJsonSchema } from '../node/generated-files/generated-files.ts';
import type { Resources } from '../shared/resource.ts';
import { noContent } from './content.ts';
import { readPayload } from './payload.ts';

/** A resource that the tests add to the site's resources. */
const more = vi.hoisted(
  () =>
    ({
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
    }) satisfies Resources,
);
vi.mock('../shared/resources.ts', async (original) => {
  const { resources } = await original<typeof import('../shared/resources.ts')>();
  return { resources: { ...resources, ...more } };
});

const own = { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' };
/** The response of a service that does not know the resource. */
const older = { personalOwn: { own }, projects: [], contactMe: [] };
const award = { name: 'Prize', url: 'https://example.com/prize', day: '2028-02-29' };
const { name, url, day } = award;
const answer = { ...older, personalOwn: { own, awards: [[name, url, day]] } };

test('a resource that is listed is read from an answer, and empty where an older service has none', async () => {
  const content = { owner: own, projects: [], contact: [] };
  expect(noContent).toMatchObject({ ...content, owner: null, awards: [] });
  const read = async (said: unknown) => (await readPayload(said)).content;
  expect(await read(answer)).toMatchObject({ ...content, awards: [award] });
  expect(await read(older)).toMatchObject({ ...content, awards: [] });
});

test('its malformed items are dropped by what each field says of itself', async () => {
  const awards = [
    [name, url, day],
    ['', url, day],
    [name, 'javascript:alert(1)', day],
    [name, url],
    [name, url, '2028-02-30'],
    [name, url, ''],
  ];
  const { content, dropped } = await readPayload({ personalOwn: { awards } });
  expect(content).toMatchObject({ awards: [award] });
  const rows = [1, 2, 3, 4, 5].map((index) => `personalOwn.awards[${index}]`);
  expect(dropped).toEqual(['personalOwn.own', 'projects', 'contactMe', ...rows]);
});

test('it is a key of the file with the content, which may be left out, and which editors know', () => {
  expect(contentSchema.parse(answer)).toEqual(answer);
  expect(contentSchema.parse(older)).toEqual(older);
  const awards = [[1, url, '2028-02-30']];
  const { error } = contentSchema.safeParse({ ...older, personalOwn: { own, awards } });
  const places = error?.issues.map(({ path }) => path.join('.'));
  expect(places).toEqual(['personalOwn.awards.0.0', 'personalOwn.awards.0.2']);
  const json = JSON.stringify(toJsonSchema(contentSchema, ''));
  expect(json).toContain('"description":"When it was given."');
  expect(json).toContain('"patternErrorMessage":"Expected a day of the calendar');
});
