import { expect, test } from '../../engines/test.ts';
import { allScreens, content, owner, screens, site } from '../../sample-site.ts';
import { fullRun } from '../../test.ts';

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

for (const { path, title, heading } of allScreens) {
  test(`${path} shows its title, heading and texts`, fullRun, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.untilStill();
    expect(await visitor.title()).toBe(title);
    expect(await visitor.find('heading', heading)).not.toBeNull();
    const text = await visitor.text();
    for (const each of texts[path]) expect(text).toContain(each);
  });
}

test('back and forward show the pages of before', fullRun, async ({ visitor }) => {
  const { projects, about } = screens;
  await visitor.open(projects.path);
  await visitor.click('link', 'About');
  await expect.poll(() => visitor.title()).toBe(about.title);
  await visitor.run(() => history.back());
  await expect.poll(() => visitor.title()).toBe(projects.title);
  await expect.poll(() => visitor.find('heading', projects.heading)).not.toBeNull();
  await visitor.run(() => history.forward());
  await expect.poll(() => visitor.title()).toBe(about.title);
});

test(
  'sound that the browser refuses is logged, and nothing else',
  fullRun,
  async ({ visitor, allowed }) => {
    allowed.push(/^warn: The sound does not play: NotAllowedError/);
    await visitor.open(screens.welcome.path);
    await visitor.untilStill();
    const before = await visitor.text();
    await visitor.run(() => {
      const notAllowed = new DOMException('refused', 'NotAllowedError');
      HTMLMediaElement.prototype.play = () => Promise.reject(notAllowed);
    });
    await visitor.click('button', '🔊 Activar sonido');
    await visitor.until(() => sessionStorage.getItem('errors-of-the-page') !== null);
    expect(await visitor.text()).toBe(before);
  },
);
