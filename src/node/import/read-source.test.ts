import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../../tests/unit/file-faults.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { problemsOf, withoutMedia } from '../site-files/text-problems.ts';
import { readSource } from './read-source.ts';
import { writeSite } from './write-site.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'tests', 'resumes');
const fixture = (name: string) => join(fixtures, name);

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  return file;
}

test.each(readdirSync(fixtures))('%s becomes a site that passes the check', async (name) => {
  const resume = await readSource(fixture(name));
  const site = writeSite(
    siteOfResume(resume, resume.language),
    { site: '', content: '' },
    withoutMedia,
  );
  expect(formatText(problemsOf(site, withoutMedia))).toBe('');
});

test('what has no place on a site, or is no such thing, is named with its place', async () => {
  const { notes, entries } = await readSource(fixture('wrong-values.json'));
  const places = notes.map(({ place }) => place.replace('wrong-values.json  ', ''));
  expect(places).toEqual(
    expect.arrayContaining([
      'basics.email',
      'work[0].startDate',
      'work[2]',
      'education',
      'hobbies',
    ]),
  );
  expect(entries.get('work')?.map(({ start, end }) => [start, end])).toEqual([
    ['2014', undefined],
    ['2009', '2014-02'],
    [undefined, '2012'],
  ]);
});

test('an archive of LinkedIn gives what its member shows, and nothing private', async () => {
  const resume = await readSource(fixture('linkedin-complete.zip'));
  expect(resume.basics).toMatchObject({ name: 'Nadia Okafor', url: 'https://okafor.design' });
  expect(resume.entries.get('work')?.[0]).toMatchObject({ start: '2022-03', end: undefined });
  expect(resume.entries.get('references')).toMatchObject([
    { title: 'Tom Reid, Head of digital, NHS Leeds', text: expect.any(String) },
  ]);
  const { notes, ...read } = resume;
  expect(JSON.stringify({ ...read, entries: [...read.entries] })).not.toMatch(
    /Elm Street|private@|May 4/,
  );
  expect(notes.map(({ message }) => message).join()).toContain('Address, Birth Date');
});

test('an archive that was packed again, with a folder, is read as well', async () => {
  const { language, basics, entries } = await readSource(fixture('linkedin-repacked.zip'));
  expect([language, basics.name]).toEqual(['de', 'Jürgen Weiß']);
  expect(entries.get('work')?.[1]?.end).toBe('2014-12');
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
  ['a byte order mark and line ends of Windows', '\ufeffFirst Name,Last Name\r\nAda,Byron\r\n'],
  ['semicolons, as saved by a program', 'First Name;Last Name\nAda;Byron\n'],
  ['line breaks in quotation marks', 'Last Name,Headline,First Name\nByron,"I\nbuild",Ada\n'],
])('a table with %s is read', async (_, table) => {
  const file = fileOf('linkedin.zip', archiveOf('Profile.csv', Buffer.from(table)));
  expect((await readSource(file)).basics.name).toBe('Ada Byron');
});

const latin1 = Buffer.from('First Name,Last Name\nJürgen,Weiß\n', 'latin1');

test.each([
  ['resume.json', '{"basics": {"name": nope}}', /^resume\.json:1:\d+ {2}is no valid JSON/],
  ['resume.json', '{\n  "basics": {\n    "name": "x",\n  }\n}', /^resume\.json:4:3 /],
  ['resume.json', '{"basics": {', /^resume\.json:1:12 /],
  ['resume.json', '', /^resume\.json:1:1 /],
  ['package.json', '{"name": "x"}', /is no JSON Resume: .* basics, work/],
  ['list.json', '[]', /is no JSON Resume/],
  ['deep.json', `{"basics":${'['.repeat(100_000)}`, /^deep\.json:1:7\d {2}has more than 64 blocks/],
  ['cv.pdf', new Uint8Array([0x25, 0x50, 0xff, 0xfe]), /is no text in UTF-8/],
  [
    'excel.zip',
    archiveOf('Profile.csv', latin1),
    /^excel\.zip {2}Profile\.csv is no text in UTF-8/,
  ],
  ['broken.zip', 'PK\u0003\u0004and nothing', /^broken\.zip {2}is no whole ZIP archive/],
  ['huge.zip', withSize(2 ** 31), /Profile\.csv {2}unpacks to 2097152 kB: expected at most 1024/],
  ['liar.zip', withSize(5), /Profile\.csv {2}is no whole ZIP archive: too many bytes/],
])('of %s is told what is wrong and where', async (name, content, message) => {
  await expect(readSource(fileOf(name, content))).rejects.toThrow(message);
});

test('a file that is not there is named', async () => {
  await expect(readSource('/nowhere/resume.json')).rejects.toThrow('cannot be read (ENOENT)');
});
