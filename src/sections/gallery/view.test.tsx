import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { gallery } from './schema.ts';
import { Gallery } from './view.tsx';

const example = gallery.parse(readExample('gallery'));
const [first, second, third] = example.pictures.map(({ alt }) => alt);

test.each([
  ['ltr', 'ArrowRight ArrowRight ArrowLeft Home End x', [third, first, third, first, third, third]],
  ['rtl', 'ArrowLeft ArrowRight', [third, second]],
] as const)(
  'where one reads in the direction %s, %s lead from picture to picture and around',
  async (direction, keys, expected) => {
    document.documentElement.dir = direction;
    await renderWithProviders(
      <div style={{ direction }}>
        <Gallery {...example} />
      </div>,
    );
    const link = screen.getByRole('link', { name: String(second) });
    // A click that asks for a new tab is left to the browser.
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    const dialog = await screen.findByRole('dialog');
    const visited = keys.split(' ').map((key) => {
      fireEvent.keyDown(dialog, { key });
      return within(dialog).getByRole('img').getAttribute('alt');
    });
    expect(visited).toEqual(expected);
  },
);
