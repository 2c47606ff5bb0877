import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { findSpots } from './text-map.ts';
import { type MarkedText, markTexts } from './text-marks.ts';

const own = { ...site, owner: { ...site.owner, profession: site.owner.name } };
const texts: MarkedText[] = [];
const { owner, navigation, pages } = markTexts('site', own, own, 'en', texts);

test('equal texts are told apart, each with its element, and one in an attribute is found', () => {
  const words = `<p>By ${owner.name}<!-- -->, or <b>${owner.profession}</b></p>`;
  const { spots } = findSpots(`<main>${words}<img alt="${navigation.logo?.alt}"></main>`, []);
  const found = [...spots].map(([index, places]) => [texts[index]?.path.join('.'), places]);
  expect(Object.fromEntries(found)).toEqual({
    'owner.name': [{ element: [0, 0], shown: site.owner.name }],
    'owner.profession': [{ element: [0, 0, 0], shown: site.owner.name }],
    'navigation.logo.alt': [{ element: [0, 1], attribute: 'alt', shown: 'Vitrine' }],
  });
});

test('addresses, choices and files are no texts', () => {
  expect(pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
  expect(texts.map(({ path }) => path.at(-1))).not.toContain('src');
});

test('a paragraph that stands in a file of its own is no text of the YAML', () => {
  const section = { type: 'prose', heading: 'Ash' };
  const page = { path: '', link: 'A' };
  const of = (more: object) => ({ pages: [{ ...page, sections: [{ ...section, ...more }] }] });
  const found: MarkedText[] = [];
  markTexts('site', of({ paragraphs: ['One.'] }), of({ file: 'texts/ash.md' }), 'en', found);
  expect(found.map(({ path }) => path.at(-1))).toEqual(['link', 'heading']);
});
