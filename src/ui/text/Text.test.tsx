import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { roles } from './code-roles.css.ts';
import { Text } from './Text.tsx';
import * as css from './wide.css.ts';

test('columns of numbers end at one edge, unless the owner aligns them', async () => {
  const table = [
    ['House', 'Year', 'Area', 'Cost', 'Share', 'Kept'],
    ['On a slope', '2023', '186 m²', '€ 1 120 000.50', '−4 %', '3'],
    ['14 barns', '2021', '1,094 m²', '655 000 €', '99,98 %', 'none'],
  ];
  const endsOf = (cells: HTMLElement[]) =>
    cells.map((cell) => cell.classList.contains(`${css.cells.end}`));
  await renderWithProviders(<Text blocks={[{ table }]} below="Text" />);
  const ends = [false, true, true, true, true, false];
  expect(endsOf(screen.getAllByRole('columnheader'))).toEqual(ends);
  expect(endsOf(screen.getAllByRole('cell'))).toEqual([...ends, ...ends]);
});

test('an alignment of the owner wins over that of numbers', async () => {
  const table = [['Year'], ['2023']];
  await renderWithProviders(<Text blocks={[{ table, align: ['center'] }]} below="Text" />);
  expect(screen.getByRole('cell').className).toContain(`${css.cells.center}`);
});

test('the keyboard reaches code, which scrolls, by its language or its first line', async () => {
  const code = 'npx delta\nexit';
  const blocks = [{ code, language: 'sh' }, { code }];
  await renderWithProviders(<Text blocks={blocks} below="Text" />);
  for (const name of ['sh', 'npx delta'])
    expect(screen.getByRole('group', { name }).tabIndex).toBe(0);
});

test('words of code are in elements of their roles, and code is read from left to right', async () => {
  const block = { code: 'let a = 1;', language: 'js', colors: 'k3.5n1.1' };
  await renderWithProviders(<Text blocks={[block]} below="Text" />);
  const code = screen.getByRole('group', { name: 'js' });
  expect(code.dir).toBe('ltr');
  expect(code.textContent).toBe(block.code);
  const words = [...code.querySelectorAll('span')];
  expect(words.map(({ textContent }) => textContent)).toEqual(['let', '1']);
  expect(words.map(({ className }) => className)).toEqual([roles['k'], roles['n']]);
});
