import { createServer } from 'node:http';
import { listen } from '../../browser/listen.ts';
import { open, waitForHydration } from '../../page/actions.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

const answer = {
  personalOwn: { own: { nameOwn: 'Ada Remote', profession: 'Engineer', label: 'From afar' } },
  projects: [
    ['Far one', 'https://example.com/1', 'The first.'],
    ['Broken', 'javascript:alert(1)', 'Never shown.'],
    ['Far two', 'https://example.com/2', 'The second.'],
  ],
  contactMe: [],
};

/** The text for an empty list, as an element of a document; the data in the document holds the text too. */
const emptyState = /<p[^>]*>None yet\./;

test('a build takes a snapshot of a remote service, goes on without its answer, and stops if it is strict', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Dropped malformed API data: projects\[1\]$/);
  const asked: string[] = [];
  let isUp = false;
  // On another origin, which allows requests of other sites (CORS).
  const service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.writeHead(isUp ? 200 : 503).end(JSON.stringify(answer));
  });
  const { url, close } = await listen(service);
  const project = scenario({ site: readSite('remote-service').replaceAll('{host}', `${url}/`) });
  const textAt = async (address: string) => (await page.request.get(address)).text();
  const links = page.getByRole('main').getByRole('link');
  const noSnapshot = `No snapshot of ${url}/v2/content`;

  await test.step('a page without content shows it when the first answer comes', async () => {
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
    expect(output).toContain(noSnapshot);
    const site = await project.serve();
    const html = await textAt(site);
    expect(html).toContain('<title>Before the answer</title>');
    expect(html).not.toContain('<li><div');
    expect(html).not.toMatch(emptyState);
    isUp = true;
    await page.goto(site);
    await expect(links).toHaveText(['Far one', 'Far two']);
    await expect(page).toHaveTitle('Ada Remote');
  });

  await test.step('a snapshot is on the pages, which ask for news of it', async () => {
    asked.length = 0;
    const { code, output } = await project.build([], { CI: '1' });
    expect(code, output).toBe(0);
    expect(output).toContain('dropped malformed data: projects[1]');
    expect(asked, 'one answer serves the whole build').toEqual(['GET /v2/content']);
    const site = await project.serve();
    const html = await textAt(site);
    expect(html).toContain('<title>Ada Remote</title>');
    expect(html).toContain('Far one');
    expect((await page.request.get(`${site}/v2/content`)).status()).toBe(404);
    expect(html).not.toMatch(emptyState);
    expect(await textAt(`${site}/ways/`)).toMatch(emptyState);
    await open(page, `${site}/ways/`);
    await expect(page.getByText('None yet.')).toBeVisible();

    asked.length = 0;
    await Promise.all([page.waitForResponse(`${url}/v2/content`), page.goto(site)]);
    await waitForHydration(page);
    await expect(links).toHaveText(['Far one', 'Far two']);
    expect(asked).toEqual(['GET /v2/content']);
  });

  await test.step('a strict build stops without an answer, and leaves the site as it was', async () => {
    const before = project.read('index.html');
    isUp = false;
    for (const [parameters, env] of [
      [['--strict'], {}],
      [[], { CI: '1' }],
    ] as const) {
      const { code, output } = await project.build(parameters, env);
      expect(code).toBe(1);
      expect(output).toContain(noSnapshot);
      expect(output).not.toMatch(/^\s+at /m);
    }
    expect(project.read('index.html')).toEqual(before);
  });
  await close();
});
