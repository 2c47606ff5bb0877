import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { findSpots } from './text-map.ts';
import { type MarkedText, markTexts } from './text-marks.ts';

const own = { ...site, owner: { ...site.owner, profession: site.owner.name } };
const texts: MarkedText[] = [];
const { owner, navigation, pages } = markTexts('site', own, own, 'en', texts);
const pathAt = (index: number) => texts[index]?.path.join('.');

test('two equal texts are told apart, each with its element, whatever stands around it', () => {
  const html = `<main><p>By ${owner.name}<!-- -->, or <b>${owner.profession}</b></p></main>`;
  const { spots } = findSpots(html, []);
  const found = [...spots].map(([index, places]) => [pathAt(index), places]);
  expect(Object.fromEntries(found)).toEqual({
    'owner.name': [{ element: [0, 0], shown: site.owner.name }],
    'owner.profession': [{ element: [0, 0, 0], shown: site.owner.name }],
  });
});

test('a text in an attribute is found', () => {
  const { spots } = findSpots(`<a><img alt="${navigation.logo?.alt}"></a>`, []);
  const [[index = -1, found] = []] = [...spots];
  expect(found).toEqual([{ element: [0, 0], attribute: 'alt', shown: 'Vitrine' }]);
  expect(texts[index]?.path).toEqual(['navigation', 'logo', 'alt']);
});

test('addresses, choices and files are no texts', () => {
  expect(pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
  expect(texts.map(({ path }) => path.at(-1))).not.toContain('src');
});
