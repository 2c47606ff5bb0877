import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { quotes } from './schema.ts';
import { Quotes } from './view.tsx';

const example = quotes.parse(readExample('quotes'));
const quote = { text: 'She wove it.', name: 'Mary' };
afterEach(cleanup);

test('a quote is told from who said it', async () => {
  const container = await renderWithProviders(<Quotes {...example} />);
  const [item] = example.items;
  expect(container.querySelector('blockquote')?.textContent).toBe(item?.text);
  expect(container.querySelector('figcaption')?.textContent).toBe(`${item?.name}${item?.role}`);
});

test('the name leads off the site in a new tab', async () => {
  await renderWithProviders(<Quotes {...example} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(example.items[0]?.name);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('heading, role and link may be left out', async () => {
  const container = await renderWithProviders(
    <Quotes {...quotes.parse({ type: 'quotes', items: [quote] })} />,
  );
  expect(container.textContent).toBe('She wove it.Mary');
  expect(container.querySelectorAll('a, h1, h2')).toHaveLength(0);
});
