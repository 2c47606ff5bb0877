import { createContext, startTransition, use, useEffect, useEffectEvent, useState } from 'react';
import type { ContentState, ContentStore } from './store.ts';

/** Gives the pages below it their data store. */
export const StoreContext = createContext<ContentStore | null>(null);

/**
 * A part of the live content. Changes are rendered as a transition, in pieces: an answer of thousands of
 * projects would otherwise keep a visitor's click waiting for seconds.
 */
export function useContent<T>(select: (state: ContentState) => T): T {
  const store = useContentStore();
  const [state, setState] = useState(store.getState);
  const update = useEffectEvent(() => {
    const next = store.getState();
    // The last state that was set may not be rendered yet. A selector that makes a new list each time
    // costs one more render for each change, and no loop.
    startTransition(() => setState((last) => (select(next) === select(last) ? last : next)));
  });
  useEffect(() => {
    // The store may have changed between rendering and this.
    update();
    return store.subscribe(() => update());
  }, [store]);
  return select(state);
}

/** Asks for all content when a page starts, unless it is there already. */
export function useLoadOnStart(): void {
  const store = useContentStore();
  useEffect(() => {
    void store.load();
  }, [store]);
}

function useContentStore(): ContentStore {
  const store = use(StoreContext);
  if (!store) throw new Error('Render it below StoreContext');
  return store;
}
