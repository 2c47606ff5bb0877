import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { pixels } from '../../config/fields.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import { failed } from '../../diagnose/messages/problem.ts';
import { moveDetails } from '../site-files/move-details.ts';
import { fixFile, mend } from './fix.ts';

const folder = folderForTests();

const schema = z.strictObject({ name: z.string(), size: z.strictObject({ width: pixels }) });
const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (bytes: Uint8Array) => diagnose('file.yaml', bytes, schema, context);

const mistaken = '\ufeff# mine\r\nname: 7 # seven\r\nsize:\r\n  widht: 3px\r\n';

test('what is certain is mended, and comments, line ends and all else stay', () => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, mistaken);
  const said = fixFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe(
    '\ufeff# mine\r\nname: "7" # seven\r\nsize:\r\n  width: 3\r\n',
  );
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('+ name: "7" # seven');
  expect(readdirSync(folder)).toEqual(['site.yaml']);
  expect(fixFile(file, read)).toEqual([]);
});

test('a file with the line ends of old Macs is mended, and keeps them', () => {
  const file = join(folder, 'mac.yaml');
  writeFileSync(file, mistaken.replaceAll('\r\n', '\r'));
  const said = fixFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe('\ufeff# mine\rname: "7" # seven\rsize:\r  width: 3\r');
  expect(said[0]).toContain(':2  mended');
});

test('a sign of another language around a text is taken away', () => {
  const check = (text: string) => read(Buffer.from(text));
  for (const written of ['Ada,', 'Ada;', '= Ada'])
    expect(mend(`name: ${written}\nsize: { width: 3 }\n`, check).text).toMatch(/^name: Ada\n/);
});

test('nothing is written through a link', () => {
  const target = join(folder, 'elsewhere.yaml');
  const link = join(folder, 'link.yaml');
  writeFileSync(target, mistaken);
  symlinkSync(target, link);
  expect(fixFile(link, read)).toEqual([expect.stringContaining('is left as it is')]);
  expect(readFileSync(target, 'utf8')).toBe(mistaken);
});

test('a problem that could not be mended keeps no equal one on another line from it', () => {
  const words = { message: 'not good', found: '', expected: 'good', fix: 'write good' };
  const place = { file: 'file.yaml', column: 1, path: '', codeFrame: '' };
  const check = (text: string) => {
    const problems = text.split('\n').flatMap((each, line) => {
      const edits = [{ line, text: each === 'bad' ? 'worse' : 'good' }];
      return each === 'good' ? [] : [{ ...words, ...place, line: line + 1, edits }];
    });
    return problems.length === 0 ? { ok: true as const, value: text } : failed(problems);
  };
  expect(mend('bad\ntypo', check).text).toBe('bad\ngood');
});

const details = `      details:
        - url: https://ada.dev/mesa
          picture: { src: /mesa.webp, alt: 'A menu: bread' }
        - { url: https://ADA.dev/notes, tags: [One, Two] }
`;
const withDetails = (more: string) => `app: { name: A, description: A. }
owner: { name: Ada }
navigation: { label: Main, skip: Skip, menu: Menu }
pages:
- path: ''
  link: Start
  title: Start
  sections:
    - type: projects
${more}      heading: Works # mine
`;
const rows = `projects: # mine
  - - Mesa # the first
    - https://ada.dev/mesa
    - >-
      A menu,
      with prices.

  - [Notes, https://ada.dev/notes, '']
contactMe: []
`;

test('details of own projects are moved beside their projects, and all else stays', () => {
  expect(moveDetails({ site: withDetails(details), content: rows })).toEqual({
    site: withDetails(''),
    content: `projects: # mine
  - title: Mesa # the first
    url: https://ada.dev/mesa
    description: >-
      A menu,
      with prices.
    picture: { src: /mesa.webp, alt: "A menu: bread" }

  - { title: Notes, url: https://ada.dev/notes, description: '', tags: [ One, Two ] }
contactMe: []
`,
  });
});

test.each([
  ['a comment among them', withDetails(details.replace('mesa\n', 'mesa # new\n'))],
  ['a project that is not there', withDetails(details.replace('dev/mesa', 'dev/table'))],
  ['a service elsewhere', `api: { host: https://api.ada.dev }\n${withDetails(details)}`],
])('details stay where they are because of %s', (_, site) => {
  expect(moveDetails({ site, content: rows })).toBeUndefined();
});
