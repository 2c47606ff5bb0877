import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { content, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const leavesSafely = { target: '_blank', rel: 'noopener noreferrer' };

test('a project is a link, asterisks and a description', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await expect(page.getByText('My Projects by:')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText(content.projects.map(([title]) => title));
  await expect(main.getByRole('listitem')).toHaveCount(content.projects.length);
  for (const [index, [title, url, description]] of content.projects.entries()) {
    const project = main.getByRole('listitem').nth(index);
    const link = project.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', leavesSafely.target);
    await expect(link).toHaveAttribute('rel', leavesSafely.rel);
    const words = (await project.textContent()) ?? '';
    expect(words.split(/\s*\*+\s*/)).toEqual([title, description]);
    await expect(project.getByText(/\*/)).toBeVisible();
  }
});

test('a project opens in a new tab that cannot reach the site', async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/projects');
  await waitForHydration(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link').first().click(),
  ]);
  await expect(tab).toHaveURL(content.projects[0]?.[1] ?? '');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveTitle(screens.projects.title);
});

test('the contact page lists the ways to reach the owner', async ({ page }) => {
  await page.goto('/contact-me');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact me by:');
  const links = main.getByRole('list').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(content.contactMe.map(([label]) => label));
  for (const [index, [, url]] of content.contactMe.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', url);
    await expect(links.nth(index)).toHaveAttribute('target', leavesSafely.target);
    await expect(links.nth(index)).toHaveAttribute('rel', leavesSafely.rel);
  }
});

test('the about page shows a photo with the owner beneath it', async ({ page }) => {
  await page.goto('/about-me');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About me');
  const photo = main.getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/./);
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    100,
  );
  await waitForAnimations(page);
  const bottom = (await photo.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
  for (const text of [owner.nameOwn, owner.profession, owner.label]) {
    const line = main.getByText(text, { exact: true });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  }
});

const biography = [
  /full[- ]stack developer/i,
  /PHP/,
  /Laravel/,
  /Node\.js/,
  /Handlebars/,
  /JavaScript/,
  /jQuery/,
  /MySQL/,
  /Angular/,
  /beginner[^.]*React/i,
  /REST API/i,
  /food[- ]menu[^.]*full[- ]stack|full[- ]stack[^.]*food[- ]menu/i,
  /WordPress plugins[^.]*API of an AI chat/i,
  /affiliate[- ]store/i,
];

test('the biography names every point of the specification', async ({ page }) => {
  await page.goto('/about-me');
  await waitForHydration(page);
  const paragraphs = await page.getByRole('main').getByRole('paragraph').allInnerTexts();
  const text = paragraphs.join('\n');
  for (const point of biography) expect(text).toMatch(point);
});

test('eleven technologies stand under their heading', async ({ page }) => {
  await page.goto('/about-me');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { name: 'Technologies & Tools', exact: true });
  await expect(heading).toBeVisible();
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByText('Laravel') });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  const follows = await heading.evaluate(
    (element, other) =>
      other !== null &&
      Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
    await list.elementHandle(),
  );
  expect(follows).toBe(true);
});

test('two links lead to the sites of the owner', async ({ page }) => {
  await page.goto('/about-me');
  await waitForHydration(page);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', leavesSafely.target);
    await expect(link).toHaveAttribute('rel', leavesSafely.rel);
  }
});
