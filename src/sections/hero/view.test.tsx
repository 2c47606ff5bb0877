import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  content,
  readExample,
  renderWithProviders,
} from '../../../tests/unit/render-with-providers.tsx';
import { hero } from './schema.ts';
import { Hero } from './view.tsx';

const example = hero.required({ video: true, sound: true, links: true }).parse(readExample('hero'));
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.warn).mockRestore());

test('a video that has left the page keeps no media query, which would keep it in memory', async () => {
  const container = await renderWithProviders(<Hero {...example} />);
  const sources = [...container.querySelectorAll<HTMLSourceElement>('video source')];
  const queries = () => sources.map(({ media }) => media).filter(Boolean);
  expect(queries()).toHaveLength(sources.length);
  cleanup();
  expect(queries()).toEqual([]);
});

test('the sound fades out before it stops, and a press meanwhile lets it play on', async () => {
  const container = await renderWithProviders(<Hero {...example} />);
  const track = container.querySelector('audio');
  if (!track) throw new Error('The example has a sound');
  const pause = vi.spyOn(track, 'pause');
  Object.defineProperty(track, 'paused', { value: false, configurable: true });
  fireEvent.play(track);
  const button = screen.getByRole('button', { name: example.sound.off });
  expect(button.lang).toBe(example.sound.language);
  fireEvent.click(button);
  expect(button.textContent).toBe(example.sound.on);
  await waitFor(() => expect(track.volume).toBeLessThan(1));
  expect(pause).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(track.volume).toBe(1);
  expect(button.textContent).toBe(example.sound.off);
  fireEvent.click(button);
  await waitFor(() => expect(pause).toHaveBeenCalledOnce());
  expect(track.volume).toBe(1);
});

test('a track that breaks in the middle is logged, and can be played once more', async () => {
  const container = await renderWithProviders(<Hero {...example} />);
  const track = container.querySelector('audio');
  if (!track) throw new Error('The example has a sound');
  const load = vi.spyOn(track, 'load');
  const error = { code: 3 };
  Object.defineProperties(track, { error: { value: error }, played: { value: { length: 1 } } });
  fireEvent.error(track);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: example.sound.on }));
  expect(load).toHaveBeenCalledOnce();
  expect(play.mock.contexts).toContain(track);
});

test('all but the words may be left out', async () => {
  const container = await renderWithProviders(<Hero {...hero.parse({ type: 'hero' })} />);
  expect(screen.getByRole('heading').textContent).toBe(content.owner?.nameOwn);
  for (const role of ['button', 'link', 'navigation']) expect(screen.queryByRole(role)).toBeNull();
  expect(container.querySelector('video, audio, img')).toBeNull();
});
