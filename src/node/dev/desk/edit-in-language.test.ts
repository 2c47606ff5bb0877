import { expect, test } from 'vitest';
import { readSite } from '../../../../tests/project/site-files.ts';
import { isFullRun } from '../../../../tests/unit/full-run.ts';
import type { Json } from '../../../desk-protocol/place.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import {
  type FileName,
  type OwnerTexts,
  problemsOf,
  schemas,
  withoutMedia,
} from '../../files/site-files/owner-files.ts';
import { applyActs } from './acts.ts';
import { readValues, spokenIn } from './owner-texts.ts';
import { stepsOf, textKind } from './text-marks.ts';

const site = readSite('languages/es-en').replaceAll(
  /^ +(?:logo|photo|picture):.*\n( +(?:src|alt):.*\n)*/gm,
  '',
);
const before: OwnerTexts = {
  site: site.replace(
    '      - type: profile\n        heading: { es: Sobre mí, en: About me }\n',
    '',
  ),
  content:
    'projects:\n  - [Mesa, https://mesa.dev, { es: Una carta., en: A menu. }] # one\ncontactMe: []\n',
};

type Path = (string | number)[];
const lines = (texts: OwnerTexts) => [...texts.site.split('\n'), ...texts.content.split('\n')];

/** Returns the texts after an act on the page of a language. */
function after(
  kind: 'set' | 'copy' | 'remove',
  path: Path,
  value: Json,
  folder = '',
  file: FileName = 'site',
) {
  const act =
    kind === 'set' ? ({ kind, file, path, value } as const) : ({ kind, file, path } as const);
  const texts = applyActs(before, [act], folder);
  if ('ok' in texts) throw new Error(texts.problems[0]?.message);
  expect(problemsOf(texts, withoutMedia).map(({ message }) => message)).toEqual([]);
  return lines(texts)
    .filter((line) => !lines(before).includes(line))
    .map((line) => line.trim());
}

test('a text changes in the language of the page alone', () => {
  const link = ['pages', 2, 'link'];
  expect(after('set', link, 'Yo')).toEqual(['link: { es: Yo, en: About }']);
  expect(after('set', link, 'Me', 'en')).toEqual(['link: { es: Sobre mí, en: Me }']);
  const words = ['pages', 2, 'sections', 0, 'paragraphs', 0];
  expect(after('set', words, 'I build.', 'en')).toEqual(['en: I build.']);
  expect(after('set', ['projects', 0, 2], 'Menus.', 'en', 'content')).toEqual([
    '- [Mesa, https://mesa.dev, { es: Una carta., en: Menus. }] # one',
  ]);
});

test('a text that stood there for all languages becomes that of the first, beside the new one', () => {
  const name = ['owner', 'name'];
  expect(after('set', name, 'A. Reyes', 'en')).toEqual(['name:', 'es: Alma Reyes', 'en: A. Reyes']);
  expect(after('set', name, 'A. Reyes')).toEqual(['name: A. Reyes']);
  expect(after('set', ['pages', 2, 'sections', 2, 'items', 1], 'L', 'en')).toEqual([
    'items: [PHP, { es: Laravel, en: L }, React]',
  ]);
});

test('what no visitor reads is one for all languages', () => {
  expect(after('set', ['app', 'version'], '2.0.0', 'en')).toEqual(['version: 2.0.0']);
  expect(after('set', ['pages', 2, 'sections', 1, 'aside'], true, 'en')).toEqual(['aside: true']);
});

test('the address of a page changes in one language, and links follow', () => {
  expect(after('set', ['pages', 1, 'path'], 'work', 'en')).toEqual([
    '- path: { es: proyectos, en: work }',
    'en: I am a full-stack developer, as [my projects](work) show.',
  ]);
});

test('a copy and what is removed have all languages', () => {
  expect(after('copy', ['pages', 1], null, 'en')).toContain(
    '- path: { es: proyectos-2, en: projects-2 }',
  );
  expect(after('remove', ['pages', 2, 'sections', 1, 'items', 0, 'paragraphs', 0], null)).toEqual([
    'paragraphs: []',
  ]);
});

test('edits of any text in either language leave what stands around it, and a site in order', () => {
  const words = [
    'Fünf',
    '日本',
    'a: b # c',
    "it's",
    '[x]',
    'two\nlines',
    '{y}',
    'w'.repeat(90),
    '2024-01',
    'true',
    '<b>',
    '- no',
  ];
  const edits = ['', 'en'].flatMap((folder) => {
    const values = readValues(before, spokenIn(before.site, folder));
    return (['site', 'content'] as const).flatMap((file) =>
      schemaValues(schemas[file], values[file])
        .filter((each) => textKind(each) !== undefined && each.role !== 'title')
        .flatMap(({ path }) => words.map((word) => ({ folder, file, path: stepsOf(path), word }))),
    );
  });
  const some = edits.filter((_, index) => isFullRun || index % 5 === 0);
  expect(edits.length).toBeGreaterThan(500);
  for (const { folder, file, path, word } of some) {
    const texts = applyActs(before, [{ kind: 'set', file, path, value: word }], folder);
    if ('ok' in texts) throw new Error(`${path.join('.')}: ${texts.problems[0]?.message}`);
    const problems = problemsOf(texts, withoutMedia);
    // A word such as {y} is refused where a text has no variables, and is then not written.
    if (problems.length > 0) continue;
    const other = folder === '' ? 'en' : '';
    const [was, is] = [before, texts].map((each) => readValues(each, spokenIn(each.site, other)));
    const isOne = !JSON.stringify(is).includes(JSON.stringify(word).slice(1, -1));
    if (isOne) expect(is).toEqual(was);
    const left = lines(before).filter((line) => !lines(texts).includes(line));
    expect(left.length, `${path.join('.')} = ${word}`).toBeLessThanOrEqual(1);
  }
});
