import { createContext, startTransition, use, useEffect, useEffectEvent, useState } from 'react';
import type { ContentState, ContentStore } from './store.ts';

/** The React context from which components read the data store. */
export const StoreContext = createContext<ContentStore | null>(null);

/** Returns what `select` takes from the content. Changes are rendered as a transition, so clicks need not wait. */
export function useContent<T>(select: (state: ContentState) => T): T {
  const store = useContentStore();
  const [state, setState] = useState(store.getState);
  const update = useEffectEvent(() => {
    const next = store.getState();
    // `last` is the newest state, even if it is not rendered yet. If `select` returns a new array on each call,
    // the component renders after each change of the store, but not in a loop.
    startTransition(() => setState((last) => (select(next) === select(last) ? last : next)));
  });
  useEffect(() => {
    // The store may have changed between the render and this effect, so the state is updated at once.
    update();
    return store.subscribe(() => update());
  }, [store]);
  return select(state);
}

/** Fetches the content when a page starts, unless it is loaded already. */
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
