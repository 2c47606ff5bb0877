import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { barLink, heading, open, openAtRest, waitForHydration } from '../../page/actions.ts';
import { entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { manyProjects } from '../../page/data-service.ts';
import { root } from '../../project/cli.ts';
import { readSite } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const owner = { nameOwn: 'Ada $& <b>', profession: 'Engineer & more', label: "It's $1" };

/** Content as JSON, which is YAML too. */
const contentWith = (projects: unknown[], own = owner) =>
  JSON.stringify({ personalOwn: { own }, projects, contactMe: [] });

/** A font of the owner, as the site names it. */
const ownFont = "Ana's own, (1) año";
const fraunces =
  'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

test('constants and pages come from the configuration', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  const project = scenario({
    site: readSite('other-constants'),
    content: contentWith(manyProjects(14)),
  });
  copyFileSync(join(root, fraunces), join(project.folder, 'public', 'media', `${ownFont}.woff2`));
  await project.buildWell();
  await recordAnimations(page);
  const url = await project.serve();

  // All that the page asks for, without a switch between light and dark.
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (/document|script/.test(response.request().resourceType()))
      texts.push(await response.text());
  });
  await openAtRest(page, url);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts)
    expect(text).not.toMatch(/localStorage|data-scheme|<select|"color-scheme"/);
  await expect(page).toHaveTitle('Inicio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const links = page.getByRole('navigation').getByRole('listitem');
  await expect(links).toHaveText(['Trabajos', 'Inicio', 'Cosas']);
  expect((await page.getByRole('banner').getByRole('img').boundingBox())?.width).toBe(40);
  expect((await entrances(page)).map(kindOf)).toEqual([
    kind(220, 'Y', 12),
    kind(230, 'Y', -13),
    kind(240, 'X', -14),
    kind(250, 'X', 15),
    kind(210, 'X', -11),
  ]);
  // A letter that the document does not carry.
  const loaded = await page.evaluate(
    (family) => document.fonts.load(`1em "${family}"`, 'ß').then((faces) => faces.length),
    ownFont,
  );
  expect(loaded).toBeGreaterThan(0);

  await openAtRest(page, `${url}/trabajos/`);
  await expect(page).toHaveTitle(`Trabajos | Other | ${owner.nameOwn}`);
  const [first, ...rows] = await entrances(page);
  expect(first && kindOf(first)).toBe(kind(210, 'X', -11));
  expect(rows.slice(0, 12).map(kindOf)).toEqual(Array(12).fill(kind(260, 'X', 16)));
  expect(new Set(rows.map(({ text }) => text)).size, 'none a second time').toBe(rows.length);
  expect(rows.slice(0, 12).map(({ delay }) => delay)).toEqual(
    Array.from({ length: 12 }, (_, index) => index * 70),
  );

  await open(page, `${url}/mas/cosas/`);
  await expect(page).toHaveTitle('$& Cosas');
  await expect(heading(page)).toHaveText('$1 </script> $& <b>');
  await expect(page.getByText("$$ $` $' {{x}}", { exact: true })).toBeVisible();

  await page.goto(`${url}/contact-me`);
  await expect(page).toHaveURL(`${url}/`);
});

test('a page of 2,000 projects is visited and left as a document @full', async ({
  scenario,
  page,
}) => {
  // A fade between pages would have to draw all rows, twice.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const project = scenario({ content: contentWith(manyProjects(2000)) });
  await project.buildWell();
  const url = await project.serve();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().endsWith('page.json'))
      asked.push(request.url().slice(url.length));
  });
  const { about, contact, projects } = screens;
  await open(page, url + contact.path);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/projects/page.json');
  asked.length = 0;

  await barLink(page, projects).click();
  await expect(page).toHaveTitle(projects.title);
  await expect(page.locator('main li')).toHaveCount(2000);
  await waitForHydration(page);
  await barLink(page, about).click();
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
