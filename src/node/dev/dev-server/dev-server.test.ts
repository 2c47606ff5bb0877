import { createServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { siteData } from '../../../../tests/unit/site-data.ts';
import { rendererOf, renderOnServer } from './server-rendering.ts';

const server = await createServer({
  configFile: false,
  logLevel: 'silent',
  server: { middlewareMode: true, ws: false, watch: null },
});
afterAll(() => server.close());

test('a page whose rendering fails is rendered once more, with all modules imported anew', async () => {
  const runner = rendererOf(server);
  let areMixed = true;
  vi.spyOn(runner, 'clearCache').mockImplementation(() => {
    areMixed = false;
  });
  vi.spyOn(runner, 'import').mockImplementation(async () => {
    if (areMixed) throw new Error('an old module beside a new one');
    return { render: async () => ({ head: '', body: 'The page', data: {} }) };
  });
  const [first] = siteData.pages;
  if (!first) throw new Error('The sample has no page');
  const { page, faults } = await renderOnServer(server, siteData, first);
  expect([page?.body, faults]).toEqual(['The page', []]);
});
