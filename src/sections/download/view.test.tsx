// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { download } from './schema.ts';
import { Download } from './view.tsx';

const example = download.parse(readExample('download'));

test('what a file is stands beside its link, and the note below', async () => {
  const [item] = example.items;
  const files = { '/media/logo.svg': 'SVG, 2 kB' };
  await renderWithProviders(<Download {...example} />, undefined, { files });
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('SVG, 2 kB');
  expect(screen.getByText(String(item?.note))).toBeTruthy();
});

test.each(['cv.pdf', 'https://example.com/cv.pdf', '//cv.pdf'])('%s is refused', (file) => {
  expect(download.safeParse({ ...example, items: [{ label: 'CV', file }] }).success).toBe(false);
});
