import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Place } from '../../../desk-protocol/place.ts';
import { entryFor } from '../../../shared/language-entry.ts';
import { siteConfig } from '../../../site.ts';
import { exampleFile } from '../../files/project/paths.ts';
import help from './field-help.json' with { type: 'json' };
import names from './field-names.json' with { type: 'json' };
import { newSection } from './new-values.ts';
import { readValue, readValues, sectionSchemas } from './owner-texts.ts';
import { describePlace } from './panel.ts';

const examples = [...sectionSchemas.keys()].map((type) =>
  readValue(readFileSync(exampleFile(type), 'utf8')),
);
const project = ['A chair', 'https://example.org', 'Of oak'];
const content = JSON.stringify({
  projects: [project],
  contactMe: [['Mail', 'mailto:a@example.org']],
});

/** What the desk shows of a value, beside what the owner has written. */
const shown = new Set(['label', 'description', 'names']);

/** What the owner has written. */
const own = new Set(['value', 'default']);

/** Lists the words in which the desk calls and explains something. */
function wordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return shown.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null || own.has(key)) return [];
  return Object.entries(value).flatMap(([inner, each]) =>
    wordsIn(each, Array.isArray(value) ? key : inner),
  );
}

test.each(Object.keys(names).filter((language) => language !== 'en'))(
  'in %s no panel and no question has an English word where its language has another',
  (language) => {
    const app = { name: 'Oak', language };
    const pages = [{ path: '', link: 'Oak', sections: examples }];
    const values = readValues({ site: JSON.stringify({ app, pages }), content });
    const places: Place[] = [
      { file: 'site', path: [] },
      { file: 'content', path: [] },
    ];
    const told = wordsIn([
      ...places.map((place) =>
        describePlace({ values, checked: { problems: [], schema: siteConfig } }, place),
      ),
      ...[...sectionSchemas.keys()].map((type) => newSection(type, values).questions),
    ]);
    expect(told.length).toBeGreaterThan(500);
    const listOf = (tag: string) => [
      ...(entryFor(tag, names)?.split(', ') ?? []),
      ...(entryFor(tag, help)?.split(' | ') ?? []),
    ];
    const spoken = listOf(language);
    const english = listOf('en').filter((each) => !spoken.includes(each));
    // An item is called by what its owner has written.
    const isOwn = (each: string) => JSON.stringify(examples).includes(JSON.stringify(each));
    const isEnglish = (each: string) => english.includes(each.replace(/ \d+$/, ''));
    expect(told.filter((each) => isEnglish(each) && !isOwn(each))).toEqual([]);
  },
);
