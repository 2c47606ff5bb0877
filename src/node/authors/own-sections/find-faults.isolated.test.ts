import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { formatText } from '../../../diagnose/messages/format-problems.ts';

const site = folderForTests();
const ownSections = join(site, 'sections');
vi.doMock('../../files/project/places.js', async (original) => {
  return { ...(await original<object>()), site, ownSections, ownTypes: () => ['errands'] };
});
const { engine } = await import('../../files/project/places.js');
const { findFaults } = await import('./find-faults.ts');
const { faultOf, ViewError } = await import('../../build/pages/render-page.ts');

const template = join(engine, 'src', 'door', 'template');

/** Writes a section type as `new:section` does, with other texts in its files; null for no file. */
function write(type: string, changes: Record<string, [from: string | RegExp, to: string] | null>) {
  rmSync(ownSections, { recursive: true, force: true });
  mkdirSync(join(ownSections, type), { recursive: true });
  for (const file of readdirSync(template)) {
    const change = changes[file];
    if (change === null) continue;
    const text = readFileSync(join(template, file), 'utf8');
    const named = text.replaceAll('specimens', 'errands').replaceAll('Specimens', 'Errands');
    writeFileSync(join(ownSections, type, file), change ? named.replace(...change) : named);
  }
}

test('the files of a new section type are without fault, and so are folders that types share', async () => {
  write('errands', {});
  mkdirSync(join(ownSections, 'shared'));
  expect(await findFaults()).toEqual([]);
});

const schema = "export const errands = headedSection('errands', {";
test.each<
  [file: string, from: string | RegExp, to: string, place: string, message: string, fix: string]
>([
  [
    'schema.ts',
    'const errands',
    'const others',
    '4:14',
    'this exports others, and no errands',
    schema,
  ],
  ['schema.ts', 'const errands =', 'default', '4:8', 'without a name, and no errands', schema],
  ['schema.ts', "('errands'", "('other'", '4:38', "this is the type 'other'", schema],
  [
    'schema.ts',
    /.*/s,
    'export const errands = 3;',
    '1:24',
    'errands is no section',
    "section('errands'",
  ],
  ['schema.ts', /.*/s, '', '1:1', 'this exports no errands', 'export const errands = section('],
  [
    'schema.ts',
    'externalLink,',
    'externalLnk,',
    '1:10',
    'did you mean "externalLink"?',
    'import { externalLink,',
  ],
  [
    'view.tsx',
    'function Errands',
    'function Other',
    '5:17',
    'and no Errands',
    'export function Errands(',
  ],
  ['view.tsx', 'function', 'default function', '5:8', 'without a name', 'export function Errands('],
  [
    'view.tsx',
    'LinkTo,',
    'theme,',
    '1:42',
    'has theme for styles, and not for views',
    'import one of those',
  ],
  [
    'view.tsx',
    './view.css.ts',
    './look.css.ts',
    '3:22',
    'no file sections/errands/look.css.ts',
    'sections/errands/look.css.ts',
  ],
  [
    'view.tsx',
    'fields:',
    'fields::',
    '5:32',
    'this is no TypeScript: Unexpected token',
    'mend it here',
  ],
  [
    'view.css.ts',
    'theme }',
    'thme }',
    '1:17',
    'vitrine/section has no thme for styles; did you mean "theme"?',
    'style, theme }',
  ],
  [
    'view.css.ts',
    '= style(',
    '= () => style(',
    '3:14',
    'place is a function, and styles export data alone',
    'export what it returns',
  ],
  [
    'view.tsx',
    'css.place',
    'css.plaze',
    '16:61',
    'view.css.ts exports no plaze; did you mean "place"?',
    'className={css.place}',
  ],
  [
    'view.tsx',
    'note=',
    'notes=',
    '16:11',
    'Entry has no notes; did you mean "note"?',
    'note={place',
  ],
  [
    'view.tsx',
    'note=',
    'subtitle=',
    '16:11',
    'Entry has no subtitle',
    'write one of those, or remove it',
  ],
  [
    'view.tsx',
    '* as css',
    '{ plaze }',
    '3:10',
    'view.css.ts exports no plaze; did you mean "place"?',
    'import { place } from',
  ],
  [
    'view.tsx',
    './view.css.ts',
    'no-such-package/styles',
    '3:22',
    'there is no package no-such-package',
    'npm install no-such-package',
  ],
  [
    'view.tsx',
    '* as css',
    "{ join } from 'node:path';\nimport * as css",
    '3:22',
    'node:path is a module of Node.js',
    'remove it',
  ],
])('in %s, %j in place of %j is named at %s', async (file, from, to, place, message, fix) => {
  write('errands', { [file]: [from, to] });
  const [fault, ...others] = await findFaults();
  expect(others).toEqual([]);
  expect(`${fault?.file}:${fault?.line}:${fault?.column}`).toBe(
    `sections/errands/${file}:${place}`,
  );
  expect(fault?.message).toContain(message);
  expect(fault?.fix).toContain(fix);
});

test.each([
  ["await import('node:fs')", 19, 'node:fs is a module of Node.js', 'remove it'],
  ['import("fs/promises")', 13, 'fs/promises is a module of Node.js', 'remove it'],
  ['import(`no-such-package`)', 13, 'there is no package no-such-package', 'npm install'],
  ["import('./look.ts')", 13, 'there is no file sections/errands/look.ts', 'or remove the'],
])('what a view imports by %s is named too', async (code, column, message, fix) => {
  write('errands', { 'view.tsx': [/$/, `void ${code};\n`] });
  const [fault, ...others] = await findFaults();
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    ...{ file: 'sections/errands/view.tsx', column },
    message: expect.stringContaining(message),
    codeFrame: expect.stringContaining(code),
    fix: expect.stringContaining(fix),
  });
});

test('packages may be imported that the engine or the site has, and files that hand on what others export', async () => {
  write('errands', {
    'schema.ts': [/^/, "import { z } from 'zod';\n"],
    'view.tsx': [
      /import \* as css.*/,
      "import { useState } from 'react';\nimport * as css from './all.ts';",
    ],
  });
  writeFileSync(join(ownSections, 'errands', 'all.ts'), "export * from './view.css.ts';\n");
  expect(formatText(await findFaults())).toBe('');
});

test('a component of the module itself is not taken for the part of the same name', async () => {
  const view = `import { Entry as Row, type Fields } from 'vitrine/section';
const Entry = (props: { colour: string }) => <Row title={props.colour} />;
export function Errands() {
  return <Entry colour="red" />;
}
`;
  write('errands', { 'view.tsx': [/.*/s, view] });
  expect(formatText(await findFaults())).toBe('');
});

test('missing files are named, and names that no type can have', async () => {
  write('errands', { 'view.tsx': null, 'example.yaml': null });
  const missing = (await findFaults()).map(({ file, message }) => `${file} ${message}`);
  expect(missing).toEqual(
    ['view.tsx', 'example.yaml'].map((name) => `sections/errands/${name} this is missing`),
  );
  write('my-errands', {});
  expect(formatText(await findFaults())).toContain('"my-errands" is no name of a section type');
  write('quotes', {});
  expect(formatText(await findFaults())).toContain('there is a section type "quotes" already');
});

test('a view that fails is named with its own file and line', () => {
  const error = new Error('No words');
  const frames = ['errands/parts.ts:3:5', 'errands/view.tsx:9:17'].map(
    (at) => `    at Errands (${join(ownSections, at)})`,
  );
  error.stack = [String(error), ...frames].join('\n');
  const { message } = new ViewError([faultOf(error, undefined, 'about-me')]);
  expect(message).toBe(`sections/errands/view.tsx:9:17  section "errands" on /about-me
  Error: No words
  at sections/errands/parts.ts:3:5`);
});
