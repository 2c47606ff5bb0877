import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatPath, isBlock, type Path } from '../../schema/path.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { readSource } from './read-source.ts';

const tests = join(import.meta.dirname, '..', '..', '..', 'tests');
const pathsIn = (folder: string, names: RegExp) =>
  readdirSync(join(tests, folder))
    .filter((name) => names.test(name))
    .map((name) => [name, join(tests, folder, name)] as const);
const files = [...pathsIn('cvs', /./), ...pathsIn('resumes', /^re(?:ndercv|active)/)];

/** What says how a page looks, what an import calls by words of its own, and the words of links. */
const unsaid =
  /^(?:design|locale|settings|rendercv_settings|metadata|picture|basics\.picture|cv\.photo)\b|^(?:sections\.(?!custom)\w+|summary)\.(?:name|title|id)$|\b(?:id|columns|icon|iconColor|level|type)$|\b(?:url|website)\.label$/;
const isDate = /\b(?:(?:start_|end_)?date|period)$/;

/** Lists each text of a value with its path. */
function textsOf(value: unknown, path: Path = []): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number')
    return [[formatPath(path), String(value)]];
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isBlock(value) ? value : {});
  return entries.flatMap(([key, each]) => textsOf(each, [...path, key]));
}

const wordsOf = (text: string) =>
  text.replace(/<[^>]+>|&\w+;|https?:\/\//g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** What an import of a file makes, and what it says. */
async function imported(path: string) {
  const resume = await readSource(path);
  const site = siteOfResume(resume, resume.language);
  return { resume, site, notes: [...resume.notes, ...findLeftOut(resume, site)] };
}

test.each(files)('no text of %s is lost without a word of it', async (_, path) => {
  const { site, notes } = await imported(path);
  const kept = new Set(wordsOf(JSON.stringify([site, notes])));
  const lost = textsOf(parse(readFileSync(path, 'utf8'))).filter(
    ([place, text]) =>
      !unsaid.test(place) &&
      wordsOf(text)
        // Months and words for today are written in another way.
        .filter((word) => !isDate.test(place) || /^\d{4}$/.test(word))
        .some((word) => !kept.has(word)),
  );
  expect(lost).toEqual([]);
});

test('a date alone is no period that goes on, and of several addresses the first is taken', async () => {
  const tutor = (await imported(join(tests, 'cvs', 'rendercv-older-keys.yaml'))).resume;
  expect(tutor.entries.get('work')).toContainEqual(
    expect.objectContaining({ title: 'Tutor', start: '2014-08', end: '2014-08' }),
  );
  const { resume, notes } = await imported(join(tests, 'cvs', 'rendercv-capitals.yaml'));
  expect(resume.basics).toMatchObject({ email: 'bayu@santoso.example' });
  expect(notes.map(({ place }) => place)).toContain('rendercv-capitals.yaml  cv.email[1]');
});

test('a first section of texts is the summary, whatever it is called, and a school has its town and its points', async () => {
  const spanish = (await imported(join(tests, 'cvs', 'rendercv-spanish.yaml'))).resume;
  expect(spanish.basics).toMatchObject({
    summary: expect.stringMatching(/^Diseño motores.*\n\nMás en la \[página\]/),
  });
  const ines = (await imported(join(tests, 'resumes', 'rendercv.yaml'))).resume;
  expect(ines.entries.get('education')).toContainEqual(
    expect.objectContaining({ points: ['Thesis: Queues at sea'] }),
  );
  expect(ines.entries.get('publications')).toContainEqual(
    expect.objectContaining({ text: '*Ines Duarte*, Rui Sá', url: 'https://doi.org/10.1000/xyz' }),
  );
});
