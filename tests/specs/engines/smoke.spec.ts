import { expect, test } from '../../engines/test.ts';
import { screens, site } from '../../sample-site.ts';

const { welcome, projects, contact, about } = screens;
const linkTo = ({ path }: { path: string }) =>
  site.pages.find((page) => `/${page.path}` === path)?.link ?? '';

// Without a video and entrances: to draw these takes an engine without a graphics card long.
test.use({ prefersReducedMotion: true });

test('links lead through the four pages, and a narrow menu opens', async ({ visitor }) => {
  await visitor.open(welcome.path);
  expect(await visitor.title()).toBe(welcome.title);
  expect(await visitor.find('heading', welcome.heading)).not.toBeNull();
  await visitor.run(() => Reflect.set(window, 'sameDocument', true));

  for (const screen of [projects, contact, about]) {
    await visitor.click('link', linkTo(screen));
    await visitor.until((path) => location.pathname === path, screen.path);
    await expect.poll(() => visitor.title()).toBe(screen.title);
    await expect.poll(() => visitor.find('heading', screen.heading)).not.toBeNull();
  }
  expect(await visitor.run(() => 'sameDocument' in window)).toBe(true);

  await visitor.resize(460, 800);
  const { menu } = site.navigation;
  await expect.poll(() => visitor.find('button', menu)).not.toBeNull();
  await expect.poll(() => visitor.find('link', linkTo(projects))).toBeNull();
  await visitor.click('button', menu);
  await expect.poll(() => visitor.find('link', linkTo(projects))).not.toBeNull();
  await visitor.click('button', menu);
  await expect.poll(() => visitor.find('link', linkTo(projects))).toBeNull();
});

test('unknown paths lead to the welcome, encoded ones too', async ({ visitor }) => {
  for (const path of ['/%5cevil.test/', '/projects%E2%80%8B']) {
    await visitor.open(path);
    await visitor.until(() => location.pathname === '/');
    await expect.poll(() => visitor.title()).toBe(welcome.title);
    await expect.poll(() => visitor.find('heading', welcome.heading)).not.toBeNull();
  }
});
