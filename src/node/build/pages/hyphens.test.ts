import { expect, test } from 'vitest';
import type { PageConfig } from '../../../page-data.ts';
import { withHyphens } from './hyphens.ts';

const page = (heading: string, paragraph = ''): PageConfig => ({
  path: '',
  title: heading,
  navigation: true,
  description: '',
  types: ['prose'],
  parts: [
    {
      width: 'page',
      sections: [
        {
          level: 1,
          isFirst: true,
          section: {
            type: 'prose',
            heading,
            paragraphs: [paragraph, { heading }],
            entrance: 'default',
          },
        },
      ],
    },
  ],
});

/** Returns pages as text in which a stroke is where a long word may break. */
const read = (pages: readonly PageConfig[]) =>
  JSON.stringify(pages.map(({ parts }) => parts)).replaceAll('\u00ad', '|');

test.each([
  ['de', 'Instandsetzungsmaßnahmen', 'Instandsetzungs|maßnahmen'],
  ['de-CH', 'Über Wettbewerbsteilnahmen', 'Über Wettbewerbs|teilnahmen'],
  [
    'de',
    'Donaudampfschifffahrtsgesellschaftskontor',
    'Donaudampf|schifffahrts|gesellschafts|kontor',
  ],
  ['fr', 'Anticonstitutionnellement', 'Anticonstitu|tionnellement'],
  ['fi', 'Lentokonesuihkuturbiini', 'Lentokonesuih|kuturbiini'],
])('in %s a title may break: %s', (language, heading, expected) => {
  const [first] = withHyphens([page(heading)], language);
  expect(read(first ? [first] : [])).toBe(read([page(expected)]));
});

test.each([
  ['words with room in a line', page('Denkmalpflege'), 'de', {}],
  ['words that the owner broke', page('Instand\u00adsetzungsmaßnahmen'), 'de', {}],
  ['running text', page('Haus', 'Instandsetzungsmaßnahmen'), 'de', {}],
  [
    'texts of another language',
    page('Counterrevolutionaries'),
    'de',
    { Counterrevolutionaries: 'en' },
  ],
  ['a language without known places', page('Counterrevolutionaries'), 'ja', {}],
  ['English', page('Reparaturfreundlichkeit'), 'en-GB', {}],
  ['more letters than any word has', page('a'.repeat(200)), 'de', {}],
])('it leaves %s as they are', (_, before, language, borrowed) => {
  expect(read(withHyphens([before], language, borrowed))).toBe(read([before]));
});

test('what is known of a work may break in its narrow columns', () => {
  const facts = { Ausführungsplanungen: 'Wettbewerbsteilnahmen' };
  const cover: PageConfig = {
    ...page(''),
    parts: [
      {
        width: 'page',
        sections: [
          {
            level: 1,
            isFirst: true,
            section: { type: 'cover', heading: 'Haus', facts, tags: [], entrance: 'default' },
          },
        ],
      },
    ],
  };
  expect(read(withHyphens([cover], 'de'))).toContain('Wettbewerbs|teilnahmen');
});
