import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { quotes } from './schema.ts';
import { Quotes } from './view.tsx';

const example = quotes.parse(readExample('quotes'));
const quote = { text: 'She wove it.', name: 'Mary' };

test('a quote is told from who said it', async () => {
  const container = await renderWithProviders(<Quotes {...example} />);
  const [item] = example.items;
  expect(container.querySelector('blockquote')?.textContent).toBe(item?.text);
  expect(container.querySelector('figcaption')?.textContent).toBe(`${item?.name}${item?.role}`);
  expect(screen.getByRole('link').textContent).toBe(item?.name);
});

test('heading, role and link may be left out', async () => {
  const container = await renderWithProviders(
    <Quotes {...quotes.parse({ type: 'quotes', items: [quote] })} />,
  );
  expect(container.textContent).toBe('She wove it.Mary');
  expect(container.querySelectorAll('a, h1, h2')).toHaveLength(0);
});
