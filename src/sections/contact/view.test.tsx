import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { contact } from './schema.ts';
import { Contact } from './view.tsx';

const example = contact.parse(readExample('contact'));

test('a button copies an address without its scheme, and says so for two seconds after the last press', async () => {
  await renderWithProviders(<Contact {...example} />);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = screen.getByRole('button', { name: 'Copy ada@example.com' });
  expect(button.closest('[role=status]')).toBeTruthy();
  const press = () => act(async () => fireEvent.click(button));
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ada@example.com');
  await wait(1_500);
  await press();
  await wait(1_500);
  expect(button.textContent).toBe('Copied ada@example.com');
  await wait(1_000);
  expect(button.textContent).toBe('Copy ada@example.com');
});

test('an address that may not be copied is selected', async () => {
  await renderWithProviders(<Contact {...example} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy github.com/example' }));
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe('github.com/example'));
  expect(screen.queryByRole('button', { name: /Copied/ })).toBeNull();
});
