import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { manyProjects } from '../../page/data-service.ts';
import { readScenario, test } from '../../project/scenario.ts';
import { logo, site as original, type Screen, screens } from '../../sample-site.ts';
import { expect, fullRun } from '../../test.ts';

const owner = { nameOwn: 'Ada $& <b>', profession: 'Engineer & more', label: "It's $1" };

/** Content as JSON, which is YAML too. */
const contentWith = (projects: unknown[]) =>
  JSON.stringify({ personalOwn: { own: owner }, projects, contactMe: [] });

test('every constant and every page comes from the configuration', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  const project = scenario({
    site: readScenario('other-constants'),
    content: contentWith(manyProjects(14)),
  });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  await recordAnimations(page);
  const url = await project.serve();

  // All that the page asks for, without a switch between light and dark.
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (/document|script/.test(response.request().resourceType()))
      texts.push(await response.text());
  });
  await page.goto(url);
  await waitForHydration(page);
  await waitForAnimations(page);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts)
    expect(text).not.toMatch(/localStorage|data-scheme|<select|"color-scheme"/);
  await expect(page).toHaveTitle('Inicio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveText([
    'Trabajos',
    'Inicio',
    'Cosas',
  ]);
  expect((await page.getByRole('banner').getByRole('img').boundingBox())?.width).toBe(40);
  expect((await entrances(page)).map(kindOf)).toEqual([
    kind(220, 'Y', 12),
    kind(230, 'Y', -13),
    kind(240, 'X', -14),
    kind(250, 'X', 15),
    kind(210, 'X', -11),
  ]);

  await page.goto(`${url}/trabajos/`);
  await waitForHydration(page);
  await waitForAnimations(page);
  await expect(page).toHaveTitle(`Trabajos | Other | ${owner.nameOwn}`);
  const [heading, ...rows] = await entrances(page);
  expect(heading && kindOf(heading)).toBe(kind(210, 'X', -11));
  expect(rows.slice(0, 12).map(kindOf)).toEqual(Array(12).fill(kind(260, 'X', 16)));
  expect(rows.slice(0, 12).map(({ delay }) => delay)).toEqual(
    Array.from({ length: 12 }, (_, index) => index * 70),
  );

  await page.goto(`${url}/mas/cosas/`);
  await waitForHydration(page);
  await expect(page).toHaveTitle('$& Cosas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('$1 </script> $& <b>');
  await expect(page.getByText("$$ $` $' {{x}}", { exact: true })).toBeVisible();

  await page.goto(`${url}/contact-me`);
  await expect(page).toHaveURL(`${url}/`);
});

test('a site below a folder works as one of its own', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  const project = scenario({});
  const { code, output } = await project.build(['--base', '/repo/']);
  expect(code, output).toBe(0);
  const missed: string[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.includes('/api/')) asked.push(path);
    if (response.status() >= 400) missed.push(path);
  });
  const url = `${await project.serve('/repo/')}/repo`;

  for (const { path, title, heading } of Object.values(screens)) {
    await Promise.all([page.waitForResponse(`${url}/api/index`), page.goto(url + path)]);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
  }
  expect(new Set(asked)).toEqual(new Set(['/repo/api/index']));
  expect(missed).toEqual([]);

  const bar = page.getByRole('navigation', { name: original.navigation.label });
  await bar.getByRole('listitem').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(`${url}/projects`);
  await expect(page).toHaveTitle(screens.projects.title);
  await expect(bar.getByRole('link', { name: logo.alt })).toHaveAttribute('href', /^\/repo\/?$/);

  for (const unknown of ['/nothing', '/Projects', '/%E0%A4%A']) {
    await page.goto(url + unknown);
    await expect(page).toHaveTitle(screens.welcome.title);
    await expect(page).toHaveURL(/\/repo\/?$/);
  }
  const lost = await (await page.request.get(`${url}/nothing`)).text();
  expect(lost).toContain('content="0; url=/repo/"');
});

test(
  '200 rows of the snapshot enter in turn, and none a second time',
  fullRun,
  async ({ scenario, page }) => {
    const project = scenario({ content: contentWith(manyProjects(200)) });
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
    await recordAnimations(page);
    await page.goto(`${await project.serve()}/projects/`);
    await waitForHydration(page);
    await expect(page).toHaveTitle(`My Projects - ${original.app.name}`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(200);
    await waitForAnimations(page);
    const rows = (await entrances(page)).filter(({ text }) => text.startsWith('Project '));
    expect(rows.slice(0, 12).map(({ delay }) => delay)).toEqual(
      Array.from({ length: 12 }, (_, index) => index * 300),
    );
    expect(rows.map(kindOf)).toEqual(rows.map(() => kind(600, 'Y', -550)));
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  },
);

test('a page of 2,000 projects is visited and left as a document', async ({ scenario, page }) => {
  const project = scenario({ content: contentWith(manyProjects(2000)) });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const url = await project.serve();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().endsWith('page.json'))
      asked.push(request.url().slice(url.length));
  });
  const { about, contact, projects } = screens;
  const follow = ({ path }: Screen) => page.locator(`nav li a[href="${path}"]`).click();
  await page.goto(url + contact.path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/projects/page.json');
  asked.length = 0;

  await follow(projects);
  await expect(page).toHaveTitle(projects.title);
  await expect(page.locator('main li')).toHaveCount(2000);
  await waitForHydration(page);
  await follow(about);
  await expect(page).toHaveTitle(about.title);
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveTitle(projects.title);
  await expect(page.locator('main li')).toHaveCount(2000);
  await page.goBack();
  await expect(page).toHaveTitle(contact.title);
  const documents = asked.filter((each) => !each.endsWith('page.json'));
  expect(documents.slice(0, 2)).toEqual([projects.path, about.path]);
});

test('a site without content has all its pages', fullRun, async ({ scenario, page }) => {
  const nobody = { nameOwn: '', profession: '', label: '' };
  const project = scenario({
    content: JSON.stringify({ personalOwn: { own: nobody }, projects: [], contactMe: [] }),
  });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const url = await project.serve();
  for (const { path, title } of [screens.contact, screens.projects, screens.about]) {
    await page.goto(url + path);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${url}/projects`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
  await page.goto(url);
  await waitForHydration(page);
  await expect(page).toHaveTitle(original.owner.name);
  // The name of the page stands in for that of the owner, for screen readers.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
});
