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

test('each picture is a link to the whole of it', async () => {
  await renderWithProviders(<Gallery {...example} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    example.pictures.map(({ src }) => src),
  );
  expect(links.map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual([
    first,
    second,
    third,
  ]);
});

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

test('closed, it gives the focus to the picture that was shown last', async () => {
  await renderWithProviders(<Gallery {...example} />);
  await open(first);
  press('ArrowRight');
  fireEvent.click(screen.getByRole('button', { name: example.texts.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: String(second) }));
});

test('a click that asks for a new tab is left to the browser', async () => {
  await renderWithProviders(<Gallery {...example} />);
  fireEvent.click(screen.getByRole('link', { name: String(first) }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a variable that there is not is refused', () => {
  const position = '{index} of {total}';
  expect(gallery.safeParse({ ...example, texts: { position } }).success).toBe(false);
});
