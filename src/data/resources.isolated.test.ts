import { expect, test, vi } from 'vitest';
import { logo, sampleMedia, site } from '../../tests/sample-site.ts';
import { contentSchema } from '../config/content.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import { toJsonSchema } from '../node/authors/generated-files/generated-files.ts';
import { picturesIn } from '../node/build/pages/content-pictures.ts';
import { markService } from '../node/dev/desk/text-marks.ts';
import { withoutMedia } from '../node/files/site-files/owner-files.ts';
import { targetsOf } from '../node/files/site-files/resolve-site.ts';
import { toSiteFiles } from '../node/files/site-files/site-files.ts';
import type { Resources } from '../shared/resource.ts';
import { noContent } from './content.ts';
import { readPayload } from './payload.ts';

/** A resource that the tests add to the site's resources. */
const more = vi.hoisted(
  () =>
    ({
      awards: {
        path: 'personalOwn.awards',
        about: ['The owner.', 'The awards, each as [name, URL, day, picture].'],
        form: 'rows',
        fields: [
          { name: 'name', kind: 'text', about: 'The name.' },
          { name: 'url', kind: 'link', about: 'The address.' },
          { name: 'day', kind: 'date', about: 'When it was given.' },
          { name: 'cup', kind: 'free picture', about: 'A picture.' },
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
const cup = '/media/cup.webp';
const award = { name: 'Prize', url: 'https://example.com/prize', day: '2028-02-29', cup };
const { name, url, day } = award;
const answer = { ...older, personalOwn: { own, awards: [[name, url, day, cup]] } };

test('a resource that is listed is read from an answer, and empty where an older service has none', async () => {
  const content = { owner: own, projects: [], contact: [] };
  expect(noContent).toMatchObject({ ...content, owner: null, awards: [] });
  const read = async (said: unknown) => (await readPayload(said)).content;
  expect(await read(answer)).toMatchObject({ ...content, awards: [award] });
  expect(await read(older)).toMatchObject({ ...content, awards: [] });
});

test('its malformed items are dropped by what each field says of itself', async () => {
  const awards = [
    [name, url, day, cup],
    [name, url, 'spring 2028', ''],
    ['', url, day, cup],
    [name, 'javascript:alert(1)', day, cup],
    [name, url, day],
    [name, url, '2028-02-30', cup],
    [name, url, '', cup],
    [name, url, day, 'cup.webp'],
    [name, url, day, 'https://example.com/cup.webp'],
    [name, url, day, '//example.com/cup.webp'],
    [name, url, day, 7],
  ];
  const { content, dropped } = await readPayload({ personalOwn: { awards } });
  expect(content).toMatchObject({ awards: [award, { ...award, day: 'spring 2028', cup: '' }] });
  const rows = [...awards.keys()].slice(2).map((index) => `personalOwn.awards[${index}]`);
  expect(dropped).toEqual(['personalOwn.own', 'projects', 'contactMe', ...rows]);
});

test('it is a key of the file with the content, which may be left out, and which editors know', () => {
  expect(contentSchema.parse(answer)).toEqual(answer);
  expect(contentSchema.parse(older)).toEqual(older);
  const awards = [[1, url, '2028-02-30', 'cup.webp']];
  const { error } = contentSchema.safeParse({ ...older, personalOwn: { own, awards } });
  const places = error?.issues.map(({ path }) => path.join('.'));
  expect(places).toEqual([0, 2, 3].map((column) => `personalOwn.awards.0.${column}`));
  const json = JSON.stringify(toJsonSchema(contentSchema, ''));
  expect(json).toContain('"description":"When it was given."');
  expect(json).toContain('"patternErrorMessage":"Expected the path of a file below public/');
});

const folder = { files: new Map([[cup, sampleMedia + logo.src]]), folders: new Map() };
const publicFolder = { ...folder, symlinksOutside: [], leftOut: [] };

test('a picture of the own file has to be there, and is made and published as those of pages are', () => {
  const lines = `personalOwn: { awards: [[${name}, '${url}', 2028-2-29, ${cup}]] }`;
  const media = { ...withoutMedia, media: ['/media/cups.webp'] };
  const read = diagnose('content/index.yaml', Buffer.from(lines), contentSchema, media);
  expect(read).toMatchObject({
    problems: [
      { path: 'personalOwn.awards[0][2]', fix: expect.stringContaining('2028-02-29') },
      {
        path: 'personalOwn.awards[0][3]',
        message: expect.stringContaining(`no file public${cup}; did you mean /media/cups.webp?`),
      },
    ],
  });
  const referencesAt = (host: string) =>
    toSiteFiles({ ...site, api: { ...site.api, host } }, contentSchema.parse(answer), publicFolder)
      .references;
  expect(targetsOf(referencesAt(''), 'picture')).toContain(cup);
  expect(targetsOf(referencesAt('https://api.example.com'), 'picture')).not.toContain(cup);
});

test('a service elsewhere costs no more than the picture that is not there or is none', async () => {
  const awards = [cup, '', '/media/none.webp', '/track.m4a'].map((each) => ({
    ...award,
    cup: each,
  }));
  const files = new Map([
    ...folder.files,
    ['/track.m4a', sampleMedia + logo.src.replace(/[^/]*$/, 'track.m4a')],
  ]);
  const said: string[] = [];
  const content = { ...noContent, awards };
  const pictures = await picturesIn(content, { publicFiles: files }, (message) =>
    said.push(message),
  );
  expect(pictures).toEqual([cup]);
  expect(said).toEqual([
    'The data service names public/media/none.webp as a picture, which is not there.',
    expect.stringContaining('The data service names public/track.m4a as a picture, which is '),
  ]);
  const texts: Parameters<typeof markService>[1] = [];
  markService(content, texts);
  expect(new Set(texts.map(({ text }) => text))).toEqual(new Set([name]));
});
