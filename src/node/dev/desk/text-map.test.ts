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

test('an item that a list shows at another place is the text of its own place in the YAML', () => {
  const [ink, wax] = [{ title: 'Ink' }, { title: 'Wax' }];
  const of = (...items: object[]) => ({
    pages: [{ path: '', link: 'A', sections: [{ type: 'writing', heading: 'B', items }] }],
  });
  const items = ['pages', 0, 'sections', 0, 'items'];
  const origins = [0, 1].map((at) => ({ path: [...items, at], written: [...items, 1 - at] }));
  const found: MarkedText[] = [];
  markTexts('site', of(wax, ink), of(ink, wax), 'en', found, origins);
  expect(found.slice(2)).toMatchObject([
    { text: 'Wax', path: [...items, 1, 'title'], isWritten: true },
    { text: 'Ink', path: [...items, 0, 'title'], isWritten: true },
  ]);
});

test('a text with emphasis and links is marked as a whole', () => {
  const value = {
    pages: [
      {
        path: '',
        link: 'A',
        sections: [{ type: 'prose', paragraphs: [['Of ', { strong: 'ash' }, '.']] }],
      },
    ],
  };
  const raw = {
    pages: [{ path: '', link: 'A', sections: [{ type: 'prose', paragraphs: ['Of **ash**.'] }] }],
  };
  const found: MarkedText[] = [];
  markTexts('site', value, raw, 'en', found);
  expect(found.at(-1)).toMatchObject({ text: 'Of **ash**.', kind: 'markdown', source: 'file' });
});
