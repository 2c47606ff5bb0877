import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { gallery } from './schema.ts';
import { Gallery } from './view.tsx';

const example = gallery.parse(readExample('gallery'));
const [first, second, third] = example.pictures.map(({ alt }) => alt);

const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
const shown = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt');
const open = async (name: unknown) => {
  fireEvent.click(screen.getByRole('link', { name: String(name) }));
  await screen.findByRole('dialog');
};

test('arrows lead from picture to picture and around, Home and End to the first and last', async () => {
  await renderWithProviders(<Gallery {...example} />);
  await open(second);
  expect(shown()).toBe(second);
  const visited = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => {
    press(key);
    return shown();
  });
  expect(visited).toEqual([third, first, third, first, third, third]);
});

test('where one reads from right to left, the arrows lead the other way', async () => {
  document.documentElement.dir = 'rtl';
  await renderWithProviders(
    <div style={{ direction: 'rtl' }}>
      <Gallery {...example} />
    </div>,
  );
  await open(second);
  press('ArrowLeft');
  expect(shown()).toBe(third);
  document.documentElement.dir = '';
});

test('it says which picture is shown of how many, in the words of the owner', async () => {
  const texts = { ...example.texts, position: 'Bild {number} von {total}' };
  await renderWithProviders(<Gallery {...example} texts={texts} />);
  await open(first);
  const said = screen.getByText('Bild 1 von 3').closest('[aria-live=polite]');
  press('ArrowRight');
  expect(said?.textContent).toContain('Bild 2 von 3');
  expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBe(said?.id);
});

test('a click that asks for a new tab is left to the browser', async () => {
  await renderWithProviders(<Gallery {...example} />);
  fireEvent.click(screen.getByRole('link', { name: String(first) }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
