import { expect, test } from '../../engines/test.ts';
import { content, owner, screens, site } from '../../sample-site.ts';

const { welcome, projects, contact, about } = screens;
const linkTo = ({ path }: { path: string }) =>
  site.pages.find((page) => `/${page.path}` === path)?.link ?? '';

const technologies = site.pages
  .flatMap(({ sections }) => sections)
  .flatMap((section) => (section.type === 'technologies' ? section.items : []));

/** What each page says, besides its heading. */
const texts = {
  [screens.welcome.path]: [owner.profession, owner.label],
  [screens.contact.path]: content.contactMe.map(([label]) => label),
  [screens.projects.path]: content.projects.flatMap(([name, , description]) => [name, description]),
  [screens.about.path]: [owner.nameOwn, owner.profession, owner.label, ...technologies],
};

// Without video and entrances, which an engine without a graphics card draws slowly.
test.use({ prefersReducedMotion: true });

test('links lead through the four pages, and a narrow menu opens', async ({ visitor }) => {
  await visitor.open(welcome.path);
  expect(await visitor.title()).toBe(welcome.title);
  expect(await visitor.find('heading', welcome.heading)).not.toBeNull();
  for (const each of texts[welcome.path]) expect(await visitor.text()).toContain(each);
  await visitor.run(() => Reflect.set(window, 'sameDocument', true));

  for (const screen of [projects, contact, about]) {
    await visitor.click('link', linkTo(screen));
    await visitor.until((path) => location.pathname === path, screen.path);
    await expect.poll(() => visitor.title()).toBe(screen.title);
    await expect.poll(() => visitor.find('heading', screen.heading)).not.toBeNull();
    const text = await visitor.text();
    for (const each of texts[screen.path]) expect(text).toContain(each);
  }
  await visitor.run(() => history.back());
  await expect.poll(() => visitor.title()).toBe(contact.title);
  await expect.poll(() => visitor.find('heading', contact.heading)).not.toBeNull();
  await visitor.run(() => history.forward());
  await expect.poll(() => visitor.title()).toBe(about.title);
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
