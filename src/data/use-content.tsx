import { createContext, type ReactNode, use, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ContentState, ContentStore } from './store.ts';

const StoreContext = createContext<ContentStore | null>(null);

/** Gives the pages below it their data store. */
export function ContentProvider({ store, children }: { store: ContentStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** A part of the live content. */
export function useContent<T>(select: (state: ContentState) => T): T {
  return useStore(useContentStore(), select);
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
  if (!store) throw new Error('Render it below ContentProvider of data/use-content.tsx');
  return store;
}
