import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Content, noContent } from './content.ts';
import { describeDropped, type Payload } from './payload.ts';

/** The content a page shows. */
export type ContentState = Content & {
  /** Whether it came from a successful load. */
  loaded: boolean;
  /** Whether a load or a snapshot has said what there is: until then, what is empty is only unknown. */
  known: boolean;
};

/** The one data store of the site (section 4 of the specification). */
export type ContentStore = StoreApi<ContentState> & {
  /** Takes over the parts of a snapshot that neither a load nor a snapshot has brought before. */
  fill: (snapshot: Partial<Content>) => void;
  /** Asks for the content unless it is loaded or on its way. A failure goes to the console only. */
  load: () => Promise<void>;
};

/** A store that shows the snapshot until a load succeeds. */
export function createContentStore(
  snapshot: Partial<Content>,
  fetchContent: () => Promise<Payload>,
): ContentStore {
  const known = new Set(Object.keys(snapshot));
  const store = createStore<ContentState>(() => ({
    ...noContent,
    ...snapshot,
    loaded: false,
    known: known.size > 0,
  }));
  let underWay: Promise<void> | undefined;

  const fill = (more: Partial<Content>) => {
    const news = Object.entries(more).filter(([part]) => !known.has(part));
    if (news.length === 0) return;
    for (const [part] of news) known.add(part);
    store.setState({ ...Object.fromEntries(news), known: true });
  };

  const ask = async () => {
    try {
      const { content, dropped } = await fetchContent();
      if (dropped.length > 0)
        console.warn(`Dropped malformed API data: ${describeDropped(dropped)}`);
      for (const part of Object.keys(content)) known.add(part);
      // What is as it was stays the same object, and is not rendered again.
      const before: Record<string, unknown> = store.getState();
      const news = Object.entries(content).filter(
        ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]),
      );
      store.setState({ ...Object.fromEntries(news), loaded: true, known: true });
    } catch (error) {
      console.error('Error loading API data:', error);
    } finally {
      underWay = undefined;
    }
  };

  const load = async () => {
    if (store.getState().loaded) return;
    underWay ??= ask();
    await underWay;
  };
  return Object.assign(store, { fill, load });
}
