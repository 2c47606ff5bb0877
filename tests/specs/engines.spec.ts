import { engineNames, findEngine, tagOf } from '../engines/engines.ts';
import { expect, expectPage, open, press, test, textOf, until } from '../engines/test.ts';
import { expectTextsInPlace } from '../page/layout.ts';
import { allScreens, content, owner, site as sample, screens } from '../sample-site.ts';

// Generous, because an engine without a graphics card draws slowly.
test.setTimeout(600_000);

const { welcome, projects, contact, about } = screens;
const linkTo = ({ path }: { path: string }) =>
  sample.pages.find((page) => `/${page.path}` === path)?.link ?? '';

/** What each page says, besides its heading. */
const texts = {
  [welcome.path]: [owner.profession, owner.label],
  [contact.path]: content.contactMe.map(([label]) => label),
  [projects.path]: content.projects.flatMap(([name, , description]) => [name, description]),
  [about.path]: [owner.nameOwn, owner.profession, owner.label],
};

for (const engine of engineNames)
  test.describe(engine, { tag: tagOf(engine) }, () => {
    // Said here, so that no worker starts for it.
    test.skip(!findEngine(engine), 'the engine is not installed');
    test.use({ engine });

    test('links lead through the four pages, a narrow menu opens, and unknown paths lead to the welcome', async ({
      tab,
      site: { url },
    }) => {
      await open(tab, url);
      await tab.evaluate(() => Reflect.set(window, 'sameDocument', true));
      for (const screen of [welcome, projects, contact, about]) {
        if (screen !== welcome) await press(tab, linkTo(screen));
        await expectPage(tab, screen.title, screen.heading, ...texts[screen.path]);
      }
      await tab.evaluate(() => history.back());
      await expectPage(tab, contact.title);
      await tab.evaluate(() => history.forward());
      await expectPage(tab, about.title);
      expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);

      await tab.setViewportSize({ width: 460, height: 800 });
      await press(tab, sample.navigation.menu);
      await expect.poll(() => textOf(tab)).toContain(linkTo(projects));
      await press(tab, sample.navigation.menu);
      await expect.poll(() => textOf(tab)).not.toContain(linkTo(projects));

      for (const path of ['/%5cevil.test/', '/projects%E2%80%8B']) {
        await open(tab, url + path);
        await until(tab, () => location.pathname === '/', null);
        await expectPage(tab, welcome.title);
      }
    });

    test('on every screen the texts are in place, with the fonts of the site, and all pictures are there @full', async ({
      tab,
      site: { url },
    }) => {
      for (const width of [460, 768, 1440]) {
        await tab.setViewportSize({ width, height: 900 });
        for (const { path } of allScreens) {
          await open(tab, url + path);
          await until(
            tab,
            () =>
              document.fonts.status === 'loaded' &&
              document.getAnimations().every(({ playState }) => playState === 'finished'),
            null,
          );
          await expectTextsInPlace(tab, `${path}, ${width} px wide`);
          const missing = await tab.evaluate(() => {
            // A fallback is a font of the system, which may lack it.
            const fonts = [...document.fonts].filter(
              ({ status, family }) => status === 'error' && !/ fallback( Android)?"?$/.test(family),
            );
            const pictures = [...document.images].filter(
              ({ loading, naturalWidth }) => loading !== 'lazy' && naturalWidth === 0,
            );
            return [...fonts.map(({ family }) => family), ...pictures.map(({ src }) => src)];
          });
          expect(missing).toEqual([]);
        }
      }
    });
  });
