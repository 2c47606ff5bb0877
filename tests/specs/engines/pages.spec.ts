import sharp from 'sharp';
import { expect, test } from '../../engines/test.ts';
import type { Visitor } from '../../engines/visitor.ts';
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

const words = [
  ['heading', owner.nameOwn],
  ['paragraph', owner.profession],
  ['paragraph', owner.label],
  ['link', 'Projects'],
  ['button', '🔊 Activar sonido'],
  ['button', 'Pause the film'],
] as const;

/** The words that the engine has not drawn, though they are in the document. */
async function undrawnWords(visitor: Visitor): Promise<string[]> {
  const picture = await visitor.screenshot();
  const undrawn: string[] = [];
  for (const [role, name] of words) {
    const place = await visitor.find(role, name);
    if (!place) throw new Error(`There is no ${role} "${name}" to be seen`);
    const part = sharp(picture).extract({
      left: Math.round(place.x),
      top: Math.round(place.y),
      width: Math.round(place.width),
      height: Math.round(place.height),
    });
    const { channels } = await part.stats();
    // Letters are white; no part of the dark film is nearly as bright.
    if (channels.slice(0, 3).some(({ max }) => max < 200)) undrawn.push(name);
  }
  return undrawn;
}

test(
  'all words and buttons are drawn over the film, in each of 16 loads',
  fullRun,
  async ({ visitor }) => {
    test.setTimeout(600_000);
    await visitor.resize(760, 600);
    for (let load = 1; load <= 16; load += 1) {
      await visitor.open(screens.welcome.path);
      await visitor.until(() => {
        const video = document.querySelector('video');
        return video?.dataset['shown'] === 'true' && video.currentTime > 0.5;
      });
      await visitor.untilStill();
      expect(await undrawnWords(visitor), `load ${load}`).toEqual([]);
    }
  },
);
