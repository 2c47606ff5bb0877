import data from 'virtual:page-data';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/router.ts';
import { createContentStore } from './data/store.ts';

/** A page as HTML, in the two places of the document it goes to. */
export type RenderedPage = { language: string; head: string; body: string };

export { data };

/** The paths of all pages, below the site's base. */
export const paths = data.site.pages.map(({ path }) => path);

/** Renders a page of the site with the snapshot of its content. */
export async function render(path: string): Promise<RenderedPage> {
  const base = import.meta.env.BASE_URL;
  const { site, snapshot } = data;
  const store = createContentStore(snapshot, neverAsked);
  const history = createMemoryHistory({ initialEntries: [base + path] });
  const router = createAppRouter({ site: () => site, store, base, history });
  await router.load();
  const html = renderToString(<App data={data} store={store} router={router} />);
  // React puts what belongs into the head in front of the page's first element.
  const start = html.indexOf('<div');
  return {
    language: site.app.language,
    head: html.slice(0, start),
    body: html.slice(start),
  };
}

function neverAsked(): never {
  throw new Error('prerender.tsx renders the snapshot; only a browser asks for live content');
}
