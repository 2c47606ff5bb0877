import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Content, noContent } from './content.ts';
import type { Payload } from './payload.ts';
import { createContentStore } from './store.ts';

const owner = { nameOwn: 'Snapshot', profession: '', label: '' };
const snapshot: Content = { ...noContent, owner };
const projects = [{ title: 'Live', url: 'https://example.com', description: '' }];
const payload: Payload = { content: { projects }, dropped: [] };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a successful load sets the flag, and keeps what the answer left out', async () => {
  const store = createContentStore(snapshot, async () => payload);
  await store.load();
  expect(store.getState()).toEqual({ ...snapshot, projects, loaded: true, known: true });
  expect(console.error).not.toHaveBeenCalled();
});

test('it asks nothing by itself, never twice at once, nor once it is loaded', async () => {
  const ask = vi.fn(async () => payload);
  const store = createContentStore(snapshot, ask);
  expect(store.getState()).toEqual({ ...snapshot, loaded: false, known: true });
  expect(ask).not.toHaveBeenCalled();
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is empty is unknown until a snapshot or an answer says so', async () => {
  const filled = createContentStore({}, async () => payload);
  expect(filled.getState().known).toBe(false);
  filled.fill({});
  expect(filled.getState().known).toBe(false);
  filled.fill({ projects: [] });
  expect(filled.getState().known).toBe(true);

  const answered = createContentStore({}, async () => ({ content: { projects: [] }, dropped: [] }));
  await answered.load();
  expect(answered.getState().known).toBe(true);
});

test('an answer that says what is known already brings nothing new to render', async () => {
  const same = { content: { owner: { ...owner } }, dropped: [] };
  const store = createContentStore(snapshot, async () => same);
  await store.load();
  expect(store.getState().owner).toBe(snapshot.owner);
});
