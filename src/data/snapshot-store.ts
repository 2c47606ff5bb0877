import { createStore } from 'zustand/vanilla';
import { type Content, noContent } from './content.ts';
import type { ContentState, ContentStore } from './store.ts';

/** The store of a page that is prerendered: it also tells which parts of the content the page reads. */
export function createSnapshotStore(
  content: Partial<Content>,
  onRead: (part: string) => void,
): ContentStore {
  const state: ContentState = new Proxy(
    { ...noContent, ...content, loaded: false, known: Object.keys(content).length > 0 },
    {
      get(target, part) {
        onRead(String(part));
        return Reflect.get(target, part);
      },
    },
  );
  return Object.assign(
    createStore<ContentState>(() => state),
    { fill: notHere, load: notHere },
  );
}

function notHere(): never {
  throw new Error('data/snapshot-store.ts serves the build; only a browser asks for live content');
}
