import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Content, noContent } from './content.ts';
import { describeDropped, type Payload } from './payload.ts';

/** The content that the pages show. */
export type ContentState = Content & {
  /** Whether the content was loaded from the data service. */
  loaded: boolean;
  /** Whether a response, or content that the build has stored (a snapshot), is shown. Until then, all parts are empty. */
  known: boolean;
};

/** The data store of the site. */
export type ContentStore = StoreApi<ContentState> & {
  /** Adds those parts of a snapshot that no snapshot or response has set before. */
  fill: (snapshot: Partial<Content>) => void;
  /** Fetches the content unless it is loaded or loading. Logs a failure to the console. */
  load: () => Promise<void>;
};

/** Creates a store that contains the snapshot until a response of the data service replaces it. */
export function createContentStore(
  snapshot: Partial<Content>,
  fetchContent: () => Promise<Payload>,
): ContentStore {
  const store = createStore<ContentState>(() => ({ ...noContent, loaded: false, known: false }));
  /** The parts that a snapshot or a response has set. */
  const known = new Set<string>();
  let request: Promise<void> | undefined;

  const show = (content: Partial<Content>, loaded: boolean) => {
    for (const part of Object.keys(content)) known.add(part);
    store.setState({ ...content, loaded, known: known.size > 0 });
  };

  const fill = (more: Partial<Content>) => {
    const added = Object.entries(more).filter(([part]) => !known.has(part));
    if (added.length > 0) show(Object.fromEntries(added), store.getState().loaded);
  };

  const ask = async () => {
    const content = await fetchOrLog(fetchContent);
    request = undefined;
    if (content) show(keepUnchanged(content, store.getState()), true);
  };

  const load = async () => {
    if (store.getState().loaded) return;
    request ??= ask();
    await request;
  };
  show(snapshot, false);
  return Object.assign(store, { fill, load });
}

/** Fetches the content. Returns undefined if that fails. Logs a failure and dropped items to the console. */
async function fetchOrLog(
  fetchContent: () => Promise<Payload>,
): Promise<Partial<Content> | undefined> {
  try {
    const { content, dropped } = await fetchContent();
    if (dropped.length > 0) console.warn(`Dropped malformed API data: ${describeDropped(dropped)}`);
    return content;
  } catch (error) {
    console.error('Error loading API data:', error);
    return undefined;
  }
}

/** Reuses the previous objects for unchanged parts, so React does not render these parts again. */
function keepUnchanged(
  content: Partial<Content>,
  before: Readonly<Record<string, unknown>>,
): Partial<Content> {
  const parts = Object.entries(content).map(([part, value]) => [
    part,
    JSON.stringify(value) === JSON.stringify(before[part]) ? before[part] : value,
  ]);
  return Object.fromEntries(parts);
}
