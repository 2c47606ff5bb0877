import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { embed } from './schema.ts';
import { Embed } from './view.tsx';

const example = embed.parse(readExample('embed'));

test('nothing is asked of the host before the button is pressed', async () => {
  const container = await renderWithProviders(<Embed {...example} link="Bei {host} ansehen" />);
  const link = screen.getByRole('link', { name: 'Bei youtube.com ansehen' });
  expect(link.getAttribute('href')).toBe(example.video);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('[src^=http]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: example.play }));
  const frame = container.querySelector('iframe');
  expect(new URL(String(frame?.src)).host).toBe('www.youtube-nocookie.com');
  expect(frame?.title).toBe(example.title);
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button says which video it plays, with a poster and without', async () => {
  for (const fields of [example, { ...example, poster: undefined }]) {
    await renderWithProviders(<Embed {...fields} />);
    const described = screen.getByRole('button').getAttribute('aria-describedby');
    expect(document.getElementById(String(described))?.textContent).toBe(example.title);
    cleanup();
  }
});

test.each([
  'http://vimeo.com/1084537',
  'https://www.youtube.com/@someone',
  'javascript:alert(1)',
  'youtu.be/aqz-KE-bpKQ',
  'https://[::1]/x',
])('%s is refused as a video', (video) => {
  expect(embed.safeParse({ ...example, video }).success).toBe(false);
});
