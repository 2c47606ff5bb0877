import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.ts';
import { spansOf } from './panel-spans.ts';

const section = siteConfig.shape.pages.element.shape.sections.element;
const fact = { value: 7, label: 'Notes' };
const facts = section.parse({ type: 'facts', items: [fact] });
const quotes = section.parse({ type: 'quotes', items: [{ text: 'Kind.', name: 'A' }] });
const links = section.parse({ type: 'links', items: [{ label: 'A', url: 'https://a.dev' }] });
const timeline = section.parse({ type: 'timeline', items: [{ period: '1843', title: 'Author' }] });
const manyFacts = section.parse({ type: 'facts', items: Array(40).fill(fact) });

test.each([
  ['that fit share a row, and fill it', [facts, quotes, links, facts], [6, 6, 4, 8]],
  ['of the same width have equal halves', [links, links], [6, 6]],
  ['that are alone in their rows have the whole of them', [facts, timeline, quotes], [12, 12, 12]],
  ['with many items have rows of their own', [links, manyFacts], [12, 12]],
])('panels %s', (_, sections, spans) => {
  expect(spansOf(sections)).toEqual(spans);
});
