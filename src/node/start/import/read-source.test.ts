import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { isFullRun } from '../../../../tests/unit/full-run.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { readSource } from './read-source.ts';

const tests = join(import.meta.dirname, '..', '..', '..', '..', 'tests');
const fixture = (name: string) => join(tests, 'resumes', name);
/** An archive with Profile.csv alone, as a program saves it that separates by semicolons. */
const semicolons = join(tests, 'unit', 'linkedin-semicolons.zip');

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  return file;
}

/** What an import says of a source. */
async function told(source: string) {
  const resume = await readSource(source);
  return [...resume.notes, ...findLeftOut(resume, siteOfResume(resume, resume.language))];
}

test('an archive of LinkedIn gives what its member shows, and nothing private', async () => {
  const resume = await readSource(fixture('linkedin-complete.zip'));
  expect(resume.basics).toMatchObject({ name: 'Nadia Okafor', url: 'https://okafor.design' });
  expect(resume.entries.get('work')?.[0]).toMatchObject({ start: '2022-03', end: undefined });
  const reference = { title: 'Tom Reid, Head of digital, NHS Leeds', text: expect.any(String) };
  expect(resume.entries.get('references')).toMatchObject([reference]);
  expect(JSON.stringify(siteOfResume(resume, 'en'))).not.toMatch(/Elm Street|private@|May 4/);
  const notes = await told(fixture('linkedin-complete.zip'));
  const said = notes.map(({ place, message }) => `${place}: ${message}`).join('\n');
  expect(said).toMatch(/ {2}Profile\.csv, row 2, Birth Date: "May 4" has no place/);
  expect(said).toMatch(/Connections\.csv: not read$/m);
});

test('a table with semicolons is read, and with line breaks in quotation marks', async () => {
  const { basics } = await readSource(semicolons);
  expect(basics).toMatchObject({ name: 'Ada Byron' });
});

const jobs = JSON.stringify({
  basics: { name: 'Ada' },
  experience: [
    { role: 'Intern', company: 'A', from: 'Summer 2009', to: '2010', technologies: ['Go'] },
    { role: 'Lead', employer: 'B', from: 'May 2022', to: 'Current' },
  ],
});

test.each([
  ['resume.json', jobs],
  ['resume.json', `// mine\n${jobs.replace('}]', ',}],')}`],
  ['utf-16.json', Buffer.from(`\ufeff${jobs}`, 'utf16le')],
  ['resume.yaml', stringify(JSON.parse(jobs))],
])('%s %# is read, with other names of its keys, and the latest job first', async (name, text) => {
  const file = fileOf(name, text);
  const { basics, entries } = await readSource(file);
  expect(basics.name).toBe('Ada');
  expect(entries.get('work')).toMatchObject([
    { title: 'Lead', by: 'B', start: '2022-05', end: 'Current' },
    { title: 'Intern', by: 'A', start: 'Summer 2009', end: '2010' },
  ]);
  const place = `${name}  experience[0].technologies[0]`;
  const message = '"Go" has no place on a site; left out';
  expect(await told(file)).toEqual([{ place, message }]);
});

const place = { city: 'Gijón', region: 'Spain' };
const linked = '<p>My <a href="https://a.dev/(b)?c&amp;d">site</a>.</p><p>Two.</p>';
const leftOut = 'has no place on a site; left out';

test.each([
  [{ summary: linked }, {}, ['My [site](https://a.dev/%28b%29?c&d).', 'Two.'], []],
  [{ summary: '<p>One.<p class="a">Two.' }, {}, ['One.', 'Two.'], []],
  [{ summary: '&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;' }, {}, ['One.', 'Two.'], []],
  [{ summary: '<p> and <div> are tags.' }, {}, ['<p> and <div> are tags.'], []],
  [{ summary: 'See [here](me.html).' }, {}, ['See here.'], [`"me.html" ${leftOut}`]],
  [{ location: place }, { jobLocation: 'Gijón' }, ['Gijón, Spain'], [`"Gijón" ${leftOut}`]],
  [{ url: 'https://a.dev' }, { url: 'https://a.dev', location: 'Gijón' }, undefined, []],
])('of %j and a job with %j, it says only what is lost', async (basics, job, paragraphs, notes) => {
  const work = [{ name: 'B', position: 'C', ...job }];
  const resume = await readSource(fileOf('cv.json', JSON.stringify({ basics, work })));
  const site = siteOfResume(resume, 'en');
  const prose = site.site.pages
    .flatMap(({ sections }) => sections)
    .find((each) => 'paragraphs' in each);
  expect(prose && Object(prose).paragraphs).toEqual(paragraphs);
  expect(findLeftOut(resume, site).map(({ message }) => message)).toEqual(notes);
});

test('a period that ends before it begins is read the other way round, and said', async () => {
  const job = { name: 'B', startDate: '2020-05', endDate: '2018-02' };
  const { entries, notes } = await readSource(fileOf('cv.json', JSON.stringify({ work: [job] })));
  expect(entries.get('work')).toMatchObject([{ start: '2018-02', end: '2020-05' }]);
  expect(notes).toMatchObject([{ message: '"2018-02" is before startDate; read as the start' }]);
});

test.each(['x', '\\n', '"', '[{'])(
  'a text of megabytes of %j is read as far as a page shows it',
  async (sign) => {
    const summary = `I${sign.repeat((isFullRun ? 9e6 : 2e6) / sign.length)}`;
    const file = fileOf('cv.json', JSON.stringify({ basics: { name: 'Ada', summary } }));
    const { basics, notes } = await readSource(file);
    expect(basics).toMatchObject({ name: 'Ada', summary: expect.stringMatching(/^I/) });
    expect(notes).toMatchObject([{ message: expect.stringContaining('is too long') }]);
  },
);

const english = 'I build apps. I care about details. I own releases. ';
const german = 'Ich baue Möbel und Türen für kleine Wohnungen, die mit der Zeit schöner sind. ';
const polish =
  'Jestem programistą i pracuję przy aplikacjach, z których korzysta się na co dzień. ';
const seen = 'Links: see https://a.com and my shop www.b.com or c.com, d.com, e.com. ';

test.each([
  [{}, english, undefined, 'en', 'nothing'],
  [{}, seen, undefined, 'en', 'nothing'],
  [{}, german.repeat(4), undefined, 'de', 'texts'],
  [{}, polish.repeat(4), 'de', 'de', 'owner'],
  [{ meta: { language: 'pt_BR' } }, english.repeat(9), 'de', 'pt-BR', 'source'],
  [{}, 'मैं पुल बनाता हूँ।', undefined, 'hi', 'texts'],
  [{}, '저는 React 앱을 만듭니다.', undefined, 'ko', 'texts'],
  [{}, 'ผมสร้างสะพาน', undefined, 'th', 'texts'],
  [{}, 'من پل می‌سازم', undefined, 'fa', 'texts'],
  [{}, 'Я будую мости і тунелі', undefined, 'uk', 'texts'],
  [{ label: '田中太郎' }, english, undefined, 'en', 'nothing'],
])('with %j and %j, of which the owner says %s, the language is %s, by %s', async (...values) => {
  const [keys, summary, owned, language, languageBy] = values;
  const file = fileOf('cv.json', JSON.stringify({ basics: { name: 'A', summary }, ...keys }));
  expect(await readSource(file, owned)).toMatchObject({ language, languageBy });
});

test('what has no place on a site, or is no such thing, is named with its place', async () => {
  const notes = await told(fixture('wrong-values.json'));
  const places = notes.map(({ place }) => place.replace('wrong-values.json  ', ''));
  const wrong = ['basics.email', 'work[0].startDate', 'work[2]', 'education', 'hobbies[0]'];
  expect(places).toEqual(expect.arrayContaining(wrong));
});

test.each([
  [
    ['rendercv.yaml', 'Ines Duarte', 'https://www.linkedin.com/in/inesduarte'],
    { title: 'Lead data engineer', by: 'Maré, Porto', start: '2021-03', end: 'present' },
    `cv.sections.projects[0].start_date "2022"`,
  ],
  [
    ['reactive-resume-4.json', 'Oskar Lind', 'https://github.com/olind'],
    { title: 'Senior developer', by: 'Torget, Malmö', start: '2019-01', end: 'Present' },
    `basics.customFields[0].name "Licence"
basics.customFields[0].value "B"
sections.experience.items[1].company "Secret Ltd"
sections.experience.items[1].position "Cook"
sections.experience.items[1].date "2018"
sections.projects.items[0].date "2021"`,
  ],
  [
    ['reactive-resume-5.json', 'Mina Okada', 'https://art.example/@mina'],
    { title: 'Lead illustrator', by: 'Studio Kame, Osaka', start: '2020-03', end: 'Present' },
    `sections.experience.items[0].roles[0].position "Assistant"
sections.experience.items[0].roles[0].period "2018 – 2020"
sections.interests.items[0].name "Karaoke"`,
  ],
])(
  'of %j is read what a résumé has, and the rest is named with its place',
  async ([file = '', name, url], job, left) => {
    const { basics, entries } = await readSource(fixture(file));
    expect(basics).toMatchObject({
      name,
      profiles: expect.arrayContaining([{ label: expect.any(String), url }]),
    });
    expect(entries.get('work')?.[0]).toMatchObject(job);
    const lines = (await told(fixture(file))).map(
      ({ place, message }) =>
        `${place.slice(file.length + 2)} ${message.replace(' has no place on a site; left out', '')}`,
    );
    expect(lines.join('\n')).toBe(left);
  },
);

test.each([
  [{ username: '@me@toot.example' }, 'Mastodon', 'https://toot.example/@me'],
  [{ network: 'Bluesky', username: 'me.x.eu' }, 'Bluesky', 'https://bsky.app/profile/me.x.eu'],
  [{ username: 'me', url: 'github.com/me' }, 'GitHub', 'https://github.com/me'],
  [
    { network: 'Google Scholar', username: 'F8I' },
    'Google Scholar',
    'https://scholar.google.com/citations?user=F8I',
  ],
  [{ network: 'orcid', username: '0000-0001' }, 'orcid', 'https://orcid.org/0000-0001'],
])('the profile %j is a link with the name %s, to %s', async (profile, label, url) => {
  const file = fileOf('cv.json', JSON.stringify({ basics: { name: 'A', profiles: [profile] } }));
  expect((await readSource(file)).basics.profiles).toEqual([{ label, url }]);
  expect(await told(file)).toEqual([]);
});

/** The names that RenderCV has for the languages of its words. */
const named =
  'english=en arabic=ar danish=da dutch=nl french=fr german=de hebrew=he hindi=hi hungarian=hu indonesian=id italian=it japanese=ja korean=ko mandarin_chinese=zh mandarin_chineese=zh norwegian_bokmål=nb norwegian_nynorsk=nn persian=fa polish=pl portuguese=pt russian=ru spanish=es swedish=sv turkish=tr vietnamese=vi brazilian_portuguese=pt-BR traditional_chinese=zh-Hant';

test.each(named.split(' ').map((each) => each.split('=')))(
  'the language %s of a CV of RenderCV is %s',
  async (language, tag) => {
    const cv = { name: 'A', sections: { skills: ['Go'] } };
    const file = fileOf('cv.yaml', stringify({ cv, locale: { language } }));
    expect(await readSource(file)).toMatchObject({ language: tag, languageBy: 'source' });
  },
);
