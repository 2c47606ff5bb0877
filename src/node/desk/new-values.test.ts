import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleFiles } from '../../../tests/sample-site.ts';
import type { Act } from '../../desk-protocol.ts';
import { valueAt } from '../../schema/path.ts';
import { newSection } from './new-values.ts';
import { changeBy, judge } from './owner-changes.ts';
import { readValue, readValues, sectionSchemas } from './owner-texts.ts';

const site = readFileSync(sampleFiles.site, 'utf8').replace('language: en', 'language: de');
const texts = { site, content: readFileSync(sampleFiles.content, 'utf8') };
const section = ['pages', 3, 'sections', 1];

/** The answers of an owner, by the last keys of what is asked. */
const answers = new Map([
  ['file', '/media/track.m4a'],
  ['video', 'https://vimeo.com/1084537'],
]);

const added = async (type: string) => {
  const { value, questions } = newSection(type, readValues(texts));
  const answered = questions.map(({ path }): Act => {
    const answer = answers.get(String(path.at(-1))) ?? 'Mein Wort';
    return { kind: 'set', file: 'site', path: [...section, ...path], value: answer };
  });
  const add: Act = { kind: 'insert', file: 'site', path: section, value };
  const change = changeBy(texts, { done: [], undone: [] }, { acts: [add, ...answered] });
  if ('ok' in change) throw new Error(change.problems[0]?.message);
  expect(await judge(texts, change.texts), type).toBeUndefined();
  return {
    value: valueAt(readValue(change.texts.site), section),
    asked: questions.map(({ label }) => label),
  };
};

test('a new section is made of what the language and the owner of the site give, and asks for the rest', async () => {
  const made: Record<string, unknown> = {};
  for (const type of sectionSchemas.keys()) {
    const { value, asked } = await added(type);
    const { type: _, ...own } = Object(value);
    made[type] = asked.length > 0 ? { ...own, asked } : own;
  }
  expect(made).toEqual({
    cards: { heading: 'Arbeiten', items: [{ title: '…' }] },
    contact: { heading: 'Kontakt' },
    download: {
      items: [{ label: 'Mein Wort', file: '/media/track.m4a' }],
      asked: ['Label', 'File'],
    },
    embed: {
      title: 'Mein Wort',
      video: 'https://vimeo.com/1084537',
      asked: ['Title', 'Video'],
    },
    facts: { items: [{ value: '…', label: '…' }] },
    gallery: {
      heading: 'Arbeiten',
      pictures: [{ src: '/media/portrait.webp', alt: 'Portrait of Alma Reyes' }],
    },
    hero: {},
    links: { items: [{ label: 'GitHub', url: 'https://github.com/example' }] },
    profile: { heading: 'Über mich' },
    projects: { heading: 'Projekte' },
    prose: { paragraphs: ['…'] },
    quotes: { heading: 'Empfehlungen', items: [{ text: '…', name: '…' }] },
    technologies: { heading: 'Kenntnisse', items: ['…'] },
    timeline: { heading: 'Werdegang', items: [{ title: '…' }] },
  });
});
