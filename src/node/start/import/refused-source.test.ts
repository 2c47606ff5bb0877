import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { readSource } from './read-source.ts';

const tests = join(import.meta.dirname, '..', '..', '..', '..', 'tests');

/** An archive in which a file claims another size than it has. */
function withSize(bytes: number): Buffer {
  const archive = readFileSync(join(tests, 'resumes', 'linkedin-sparse.zip'));
  const directory = archive.indexOf('PK\u0001\u0002');
  archive.writeUInt32LE(bytes, directory + 24);
  archive.writeUInt32LE(bytes, 22);
  return archive;
}

const latin1 = readFileSync(join(tests, 'unit', 'linkedin-semicolons.zip'));
latin1.write('Zoë', latin1.indexOf('Ada'), 'latin1');

test.each([
  ['resume.json', '{"basics": {"name": nope}}', /^resume\.json:1:\d+ {2}is no valid JSON/],
  ['resume.json', '{"basics": {', /^resume\.json:1:12 /],
  ['deep.json', `{"basics":${'['.repeat(100_000)}`, /^deep\.json:1:7\d {2}has more than 64 blocks/],
  ['cv.pdf', new Uint8Array([0x25, 0x50, 0xff, 0xfe]), /is no text in UTF-8/],
  ['excel.zip', latin1, /^excel\.zip {2}Profile\.csv is no text/],
  ['broken.zip', 'PK\u0003\u0004and nothing', /^broken\.zip {2}is no whole ZIP archive/],
  ['cv.json', Buffer.alloc(21 * 1024 * 1024, ' '), '21504 kB: expected at most 20480 kB'],
  ['huge.zip', withSize(2 ** 31), /Profile\.csv {2}unpacks to 2097152 kB: expected at most 20480/],
  ['liar.zip', withSize(5), /Profile\.csv {2}is no whole ZIP archive: too many bytes/],
  ['cv.json', '{"basics":{"name":"A"},"sections":{"experience":{}}}', 'a file of Reactive Resume'],
  ['cv.json', '{"name":"A","employment":{"history":[]}}', /of FRESH, .* HackMyResume/],
  ['cv.json', '<?xml version="1.0"?><SkillsPassport/>', 'a file of Europass'],
  ['cv.json', '{"elements":[{"snapshotDomain":"PROFILE"}]}', /of LinkedIn, .* Ask LinkedIn for a/],
  [
    'cv.yml',
    '- title: Skills\n  type: list\n  contents: [Go]',
    /al-folio, in its older form,.* newer/,
  ],
  ['cv.json', '{"basic":{"name":"A"}}', 'Did you mean "basics" in place of "basic"'],
])('of %s is told what is wrong and where', async (name, content, message) => {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  await expect(readSource(file)).rejects.toThrow(message);
});
