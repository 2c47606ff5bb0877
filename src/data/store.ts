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
  /** Takes over the parts of a snapshot that nothing has brought before. */
  fill: (snapshot: Partial<Content>) => void;
  /** Asks for the content unless it is loaded or on its way. A failure goes to the console only. */
  load: () => Promise<void>;
};

/** A store that shows the snapshot until a load succeeds. */
export function createContentStore(
  snapshot: Partial<Content>,
  fetchContent: () => Promise<Payload>,
): ContentStore {
  const store = createStore<ContentState>(() => ({ ...noContent, loaded: false, known: false }));
  /** The parts that a snapshot or an answer has brought. */
  const said = new Set<string>();
  let underWay: Promise<void> | undefined;

  const show = (content: Partial<Content>, loaded: boolean) => {
    for (const part of Object.keys(content)) said.add(part);
    store.setState({ ...content, loaded, known: said.size > 0 });
  };

  const fill = (more: Partial<Content>) => {
    const news = Object.entries(more).filter(([part]) => !said.has(part));
    if (news.length > 0) show(Object.fromEntries(news), store.getState().loaded);
  };

  const ask = async () => {
    try {
      const { content, dropped } = await fetchContent();
      if (dropped.length > 0)
        console.warn(`Dropped malformed API data: ${describeDropped(dropped)}`);
      // What is as it was stays the same object, and is not rendered again.
      const before: Record<string, unknown> = store.getState();
      const parts = Object.entries(content).map(([part, value]) => [
        part,
        JSON.stringify(value) === JSON.stringify(before[part]) ? before[part] : value,
      ]);
      show(Object.fromEntries(parts), true);
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
  show(snapshot, false);
  return Object.assign(store, { fill, load });
}
