import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { folderForTest } from '../../../tests/unit/file-faults.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { problemsOf, withoutMedia } from '../site-files/owner-files.ts';
import { readSource } from './read-source.ts';
import { writeSite } from './write-site.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'tests', 'resumes');
const fixture = (name: string) => join(fixtures, name);

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  return file;
}

test.each(readdirSync(fixtures).filter((name) => name.endsWith('.zip')))(
  '%s becomes a site that passes the check',
  async (name) => {
    const resume = await readSource(fixture(name));
    const site = writeSite(siteOfResume(resume, resume.language), { site: '', content: '' });
    expect(formatText(problemsOf(site, withoutMedia))).toBe('');
  },
);

/** What an import says of a source. */
async function told(source: string) {
  const resume = await readSource(source);
  return [...resume.notes, ...findLeftOut(resume, siteOfResume(resume, resume.language))];
}

test('an archive of LinkedIn gives what its member shows, and nothing private', async () => {
  const resume = await readSource(fixture('linkedin-complete.zip'));
  expect(resume.basics).toMatchObject({ name: 'Nadia Okafor', url: 'https://okafor.design' });
  expect(resume.entries.get('work')?.[0]).toMatchObject({ start: '2022-03', end: undefined });
  expect(resume.entries.get('references')).toMatchObject([
    { title: 'Tom Reid, Head of digital, NHS Leeds', text: expect.any(String) },
  ]);
  expect(JSON.stringify(siteOfResume(resume, 'en'))).not.toMatch(/Elm Street|private@|May 4/);
  const notes = await told(fixture('linkedin-complete.zip'));
  expect(notes.map(({ place, message }) => `${place}: ${message}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/ {2}Profile\.csv, row 2, Birth Date: "May 4" has no place/),
      expect.stringMatching(/Connections\.csv: not read$/),
    ]),
  );
});

/** An archive in which a file claims another size than it has. The sizes stand at the same offsets in both headers. */
function withSize(bytes: number): Buffer {
  const archive = readFileSync(fixture('linkedin-sparse.zip'));
  const directory = archive.indexOf('PK\u0001\u0002');
  archive.writeUInt32LE(bytes, directory + 24);
  archive.writeUInt32LE(bytes, 22);
  return archive;
}

/** An archive with one file, as it is. */
function archiveOf(name: string, text: Buffer): Buffer {
  const [header, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  header.write('PK\u0003\u0004');
  entry.write('PK\u0001\u0002');
  end.write('PK\u0005\u0006');
  for (const [part, start] of [
    [header, 18],
    [entry, 20],
  ] as const) {
    part.writeUInt32LE(text.length, start);
    part.writeUInt32LE(text.length, start + 4);
    part.writeUInt16LE(name.length, start + 8);
  }
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(header.length + name.length + text.length, 16);
  return Buffer.concat([header, Buffer.from(name), text, entry, Buffer.from(name), end]);
}

test.each([
  ['semicolons, as saved by a program', 'First Name;Last Name\nAda;Byron\n'],
  ['line breaks in quotation marks', 'Last Name,Headline,First Name\nByron,"I\nbuild",Ada\n'],
])('a table with %s is read', async (_, table) => {
  const file = fileOf('linkedin.zip', archiveOf('Profile.csv', Buffer.from(table)));
  expect((await readSource(file)).basics.name).toBe('Ada Byron');
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

test.each([
  ['cv: { name: Jo, sections: {} }', 'a file of RenderCV, which is not read'],
  ['{"basics":{"name":"A"},"sections":{"experience":{}}}', 'a file of Reactive Resume'],
  ['{"name":"A","employment":{"history":[]}}', 'of FRESH, .* HackMyResume'],
  ['<?xml version="1.0"?><SkillsPassport/>', 'a file of Europass'],
  ['{"elements":[{"snapshotDomain":"PROFILE"}]}', 'of LinkedIn, .* Ask LinkedIn for a copy'],
  ['{"basic":{"name":"A"}}', 'Did you mean "basics" in place of "basic"'],
])('%s is refused by its name', async (text, message) => {
  await expect(readSource(fileOf('cv.json', text))).rejects.toThrow(new RegExp(message));
});

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

test('profiles are linked where the network or the name says the host', async () => {
  const profiles = [
    { username: '@me@toot.example' },
    { network: 'Bluesky', username: 'me.bsky.social' },
    { username: 'me', url: 'github.com/me' },
    { network: 'orcid', username: '0000-0001-2345-6789' },
  ];
  const file = fileOf('cv.json', JSON.stringify({ basics: { name: 'A', profiles } }));
  expect((await readSource(file)).basics.profiles).toEqual([
    { label: 'Mastodon', url: 'https://toot.example/@me' },
    { label: 'Bluesky', url: 'https://bsky.app/profile/me.bsky.social' },
    { label: 'GitHub', url: 'https://github.com/me' },
    { label: 'orcid', url: 'https://orcid.org/0000-0001-2345-6789' },
  ]);
  expect(await told(file)).toEqual([]);
});

const latin1 = Buffer.from('First Name,Last Name\nJürgen,Weiß\n', 'latin1');

test.each([
  ['resume.json', '{"basics": {"name": nope}}', /^resume\.json:1:\d+ {2}is no valid JSON/],
  ['resume.json', '{"basics": {', /^resume\.json:1:12 /],
  ['deep.json', `{"basics":${'['.repeat(100_000)}`, /^deep\.json:1:7\d {2}has more than 64 blocks/],
  ['cv.pdf', new Uint8Array([0x25, 0x50, 0xff, 0xfe]), /is no text in UTF-8/],
  ['excel.zip', archiveOf('Profile.csv', latin1), /^excel\.zip {2}Profile\.csv is no text/],
  ['broken.zip', 'PK\u0003\u0004and nothing', /^broken\.zip {2}is no whole ZIP archive/],
  ['cv.json', Buffer.alloc(21 * 1024 * 1024, ' '), '21504 kB: expected at most 20480 kB'],
  ['huge.zip', withSize(2 ** 31), /Profile\.csv {2}unpacks to 2097152 kB: expected at most 20480/],
  ['liar.zip', withSize(5), /Profile\.csv {2}is no whole ZIP archive: too many bytes/],
])('of %s is told what is wrong and where', async (name, content, message) => {
  await expect(readSource(fileOf(name, content))).rejects.toThrow(message);
});
