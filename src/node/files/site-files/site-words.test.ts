import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { wordsIn } from '../../../config/words.ts';
import { siteConfig } from '../../../site.ts';
import { adviseOnWords, inItsLanguage } from './site-words.ts';

const inLanguage = (language: string, sections: object[]) => {
  const page = { path: '', link: 'A', title: 'A', sections };
  const { owner } = site;
  return inItsLanguage(siteConfig.parse({ app: { ...site.app, language }, owner, pages: [page] }));
};

test('the words of the owner stay, and a label in another language gets the word of that language', () => {
  const sources = [{ src: '/track.m4a', type: 'audio/mp4' }];
  const sound = { sources, on: 'Ton!', language: 'fr' };
  const [hero] = inLanguage('de', [{ type: 'hero', sound }]).site.pages[0]?.sections ?? [];
  expect(hero).toMatchObject({ sound: { on: 'Ton!', off: wordsIn('fr')?.soundOff } });
});

test('in a language without words, all of them are English, and named with the lines to write', () => {
  const { untranslated, ...latin } = inLanguage('la', [
    { type: 'contact', heading: 'Kontakt', copy: 'Kopiér' },
    { type: 'timeline', items: [{ period: '2021/..', title: 'Lærer' }] },
  ]);
  expect(latin.site.pages[0]?.sections).toMatchObject([{ copied: 'Copied' }, {}]);
  const advice = adviseOnWords({ ...latin, untranslated });
  expect(advice).toContain('Latin');
  for (const line of ['menu: Menu', 'copied: Copied', 'period: "2021 – today"'])
    expect(advice).toContain(line);
  expect(advice).not.toContain('copy:');
  expect(adviseOnWords(inLanguage('sv', [{ type: 'contact', heading: 'Kontakt' }]))).toBe('');
});
