import { expect, test } from 'vitest';
import { noContent } from './content.ts';
import { createContentStore } from './store.ts';

const answer = { content: { projects: [] }, dropped: [] };

test('what is empty is unknown until a snapshot or an answer says so', async () => {
  const store = createContentStore({}, async () => answer);
  expect(store.getState().known).toBe(false);
  store.fill({});
  expect(store.getState().known).toBe(false);
  store.fill({ projects: [] });
  expect(store.getState().known).toBe(true);

  const answered = createContentStore({}, async () => answer);
  await answered.load();
  expect(answered.getState().known).toBe(true);
});

test('an answer that says what is known already brings nothing new to render', async () => {
  const owner = { nameOwn: 'Snapshot', profession: '', label: '' };
  const same = { content: { owner: { ...owner } }, dropped: [] };
  const store = createContentStore({ ...noContent, owner }, async () => same);
  await store.load();
  expect(store.getState().owner).toBe(owner);
});
