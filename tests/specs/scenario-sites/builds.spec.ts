import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../browser/listen.ts';
import { open, waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import type { Outcome } from '../../project/cli.ts';
import type { OwnerFiles } from '../../project/copy-project.ts';
import type { MakeScenario, Scenario } from '../../project/scenario.ts';
import { readSite, siteWithPages } from '../../project/site-files.ts';
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

/** A data service on another origin, which allows requests of other sites (CORS). */
function service(asked: string[]): Server {
  return createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  });
}

const siteFor = (host: string) => readSite('remote-service').replaceAll('{host}', host);
/** The text for an empty list, as an element of a document; the data in the document holds the text too. */
const emptyState = /<p[^>]*>None yet\./;
// Nothing listens on this port of this machine.
const nowhere = 'http://127.0.0.1:9';

test('the snapshot is taken from a live service', async ({ scenario, page, consoleMessages }) => {
  consoleMessages.allow(/^Dropped malformed API data: projects\[1\]$/);
  const asked: string[] = [];
  const { url, close } = await listen(service(asked));
  const project = scenario({ site: siteFor(`${url}/`) });
  const { code, output } = await project.build([], { CI: '1' });
  expect(code, output).toBe(0);
  expect(output).toContain('dropped malformed data: projects[1]');
  expect(asked, 'one answer serves the whole build').toEqual(['GET /v2/content']);

  asked.length = 0;
  const site = await project.serve();
  const html = await (await page.request.get(site)).text();
  expect(html).toContain('Far one');
  expect(html).toContain('<title>Ada Remote</title>');
  expect(html).toContain(`connect-src 'self' ${url}`);
  expect((await page.request.get(`${site}/api/index`)).status()).toBe(404);
  expect((await page.request.get(`${site}/v2/content`)).status()).toBe(404);

  expect(html).not.toMatch(emptyState);
  expect(await (await page.request.get(`${site}/ways/`)).text()).toMatch(emptyState);
  await open(page, `${site}/ways/`);
  await expect(page.getByText('None yet.')).toBeVisible();

  asked.length = 0;
  await Promise.all([page.waitForResponse(`${url}/v2/content`), page.goto(site)]);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Far one', 'Far two']);
  expect(asked).toEqual(['GET /v2/content']);
  await close();
});

test('a build goes on without an answer of the service @full', async ({ scenario, page }) => {
  const project = scenario({ site: siteFor(nowhere) });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  expect(output).toMatch(/No snapshot of http:\/\/127\.0\.0\.1:9\/v2\/content/);

  // The page has no content before the first answer, and shows it when it comes.
  const projects = [answer.projects[0], answer.projects[2]];
  await page.route(`${nowhere}/**`, (route) =>
    route.fulfill({
      json: { ...answer, projects },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await recordAnimations(page);
  const site = await project.serve();
  const html = await (await page.request.get(site)).text();
  expect(html).toContain('<title>Before the answer</title>');
  expect(html).not.toContain('<li><div');
  expect(html).not.toMatch(emptyState);
  await page.goto(site);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Far one', 'Far two']);
  await expect(page).toHaveTitle('Ada Remote');
  await waitForAnimations(page);
  const rows = (await entrances(page)).filter(({ text }) => text.startsWith('Far'));
  expect(rows.map(kindOf)).toEqual([kind(600, 'Y', -550), kind(600, 'Y', -550)]);
  expect(rows.map(({ delay }) => delay)).toEqual([0, 300]);
});

test('a service that does not answer stops a strict build', async ({ scenario }) => {
  const project = scenario({ site: siteFor(nowhere) });
  for (const [parameters, env] of [
    [['--strict'], {}],
    [[], { CI: '1' }],
  ] as const) {
    const { code, output } = await project.build(parameters, env);
    expect(code).toBe(1);
    expect(output).toContain(`No snapshot of ${nowhere}/v2/content`);
    expect(output).not.toMatch(/^\s+at /m);
    expect(() => project.read('index.html'), 'nothing is written').toThrow('ENOENT');
  }
});

/** Runs a build that has to fail, and to leave the site of an earlier build as it was. */
async function buildBadly(
  scenario: MakeScenario,
  files: OwnerFiles,
  prepare: (project: Scenario) => void = () => {},
  has = { source: false },
): Promise<Outcome & { places: string[] }> {
  const project = scenario(files, has);
  const index = join(project.folder, 'dist', 'index.html');
  mkdirSync(join(project.folder, 'dist'));
  writeFileSync(index, 'the site of yesterday');
  prepare(project);
  const outcome = await project.build();
  expect(outcome.code).toBe(1);
  expect(outcome.output).not.toMatch(/^\s+at |node:internal|node_modules\/(react|@tanstack)/m);
  expect(readFileSync(index, 'utf8')).toBe('the site of yesterday');
  return { ...outcome, places: outcome.output.match(/^\S+\.yaml:\d+:\d+.*$/gm) ?? [] };
}

test('the mistakes of both files are named at their places', async ({ scenario }) => {
  const site = siteWithPages('').replace('stagger: 300', 'stagger: fast');
  const content = 'projects:\n  - [Title, not a link, Text]\n  - [Title]\nextra: 1\n';
  const { places, output } = await buildBadly(scenario, { site, content });
  expect(places[0]).toMatch(/^site\.config\.yaml:\d+:12 {2}animation\.stagger$/);
  const lines = places.slice(1).map((place) => Number(place.split(':')[1]));
  expect(lines).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(output).toContain('contactMe');
});

/** Puts a line before the `return` of a section's view, and returns the number of the line. */
function breakView({ folder, edit }: Scenario, type: string, line: string): number {
  const view = join('src', 'sections', type, 'view.tsx');
  const [before = ''] = readFileSync(join(folder, view), 'utf8').split('  return (');
  edit(view, '  return (', `  ${line}\n  return (`);
  return before.split('\n').length;
}

test('all views that fail are named with their pages', async ({ scenario }) => {
  let line = 0;
  const breakViews = (project: Scenario) => {
    line = breakView(project, 'profile', 'window.scrollTo(0, 0);');
    breakView(project, 'links', 'return <ul style={{ margin: 0 }} />;');
  };
  const { output } = await buildBadly(scenario, {}, breakViews, { source: true });
  const place = (type: string) => `src/sections/${type}/view.tsx`;
  const section = (type: string) => `section "${type}" on /about-me`;
  expect(output).toContain(`${place('profile')}:${line}:3  ${section('profile')}\n`);
  expect(output).toContain('\n  ReferenceError: window is not defined\n');
  expect(output).toContain(`${place('links')}  ${section('links')}\n`);
  expect(output).toContain('the attribute style="margin:0" of <ul>');
});
