import { expect, test } from 'vitest';
import { siteConfig } from '../../site.ts';
import { spansOf } from './panel-spans.ts';

const section = siteConfig.shape.pages.element.shape.sections.element;
const link = { label: 'Code', url: 'https://example.com/' };
const facts = section.parse({ type: 'facts', items: [{ value: 7, label: 'Notes' }] });
const quotes = section.parse({ type: 'quotes', items: [{ text: 'Kind.', name: 'A' }] });
const links = section.parse({ type: 'links', items: [link] });
const timeline = section.parse({ type: 'timeline', items: [{ period: '1843', title: 'Author' }] });
const manyFacts = section.parse({
  type: 'facts',
  items: Array.from({ length: 40 }, () => ({ value: 7, label: 'Notes' })),
});

test('panels that fit share a row, and fill it', () => {
  expect(spansOf([facts, quotes, links, facts])).toEqual([6, 6, 4, 8]);
  expect(spansOf([links, links])).toEqual([6, 6]);
});

test('a panel that is alone in its row has the whole row', () => {
  expect(spansOf([facts, timeline, quotes])).toEqual([12, 12, 12]);
});

test('a panel with many items has a row of its own', () => {
  expect(spansOf([links, manyFacts])).toEqual([12, 12]);
});
