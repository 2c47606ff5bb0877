import { expect, test } from '../engines/test.ts';
import { answerDataBy, pageFiles, quickFaults } from '../page/faults.ts';
import { expectTextsInPlace } from '../page/layout.ts';
import { allScreens, content, owner, screens, site } from '../sample-site.ts';

// Generous, because an engine without a graphics card draws slowly.
test.setTimeout(600_000);

const { welcome, projects, contact, about } = screens;
const linkTo = ({ path }: { path: string }) =>
  site.pages.find((page) => `/${page.path}` === path)?.link ?? '';

/** What each page says, besides its heading. */
const texts = {
  [welcome.path]: [owner.profession, owner.label],
  [contact.path]: content.contactMe.map(([label]) => label),
  [projects.path]: content.projects.flatMap(([name, , description]) => [name, description]),
  [about.path]: [owner.nameOwn, owner.profession, owner.label],
};

test('links lead through the four pages, a narrow menu opens, and unknown paths lead to the welcome', async ({
  visitor,
}) => {
  await visitor.open(welcome.path);
  await visitor.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const screen of [welcome, projects, contact, about]) {
    if (screen !== welcome) await visitor.press(linkTo(screen));
    await expect.poll(visitor.title).toBe(screen.title);
    for (const each of [screen.heading, ...texts[screen.path]])
      await expect.poll(visitor.text).toContain(each);
  }
  await visitor.evaluate(() => history.back());
  await expect.poll(visitor.title).toBe(contact.title);
  await visitor.evaluate(() => history.forward());
  await expect.poll(visitor.title).toBe(about.title);
  expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);

  await visitor.setViewportSize({ width: 460, height: 800 });
  await visitor.press(site.navigation.menu);
  await expect.poll(visitor.text).toContain(linkTo(projects));
  await visitor.press(site.navigation.menu);
  await expect.poll(visitor.text).not.toContain(linkTo(projects));

  for (const path of ['/%5cevil.test/', '/projects%E2%80%8B']) {
    await visitor.open(path);
    await visitor.until(() => location.pathname === '/', null);
    await expect.poll(visitor.title).toBe(welcome.title);
  }
});

test('on every screen the texts are in place, with the fonts of the site, and all pictures are there @full', async ({
  visitor,
}) => {
  for (const width of [460, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    for (const { path } of allScreens) {
      await visitor.open(path);
      await visitor.until(
        () =>
          document.fonts.status === 'loaded' &&
          document.getAnimations().every(({ playState }) => playState === 'finished'),
        null,
      );
      // A fallback is a font of the system, which may lack it.
      const unloaded = await visitor.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
      );
      expect(unloaded.filter((family) => !/ fallback( Android)?"?$/.test(family))).toEqual([]);
      await expectTextsInPlace(visitor, `${path}, ${width} px wide`);
      const missing = await visitor.evaluate(() =>
        [...document.images]
          .filter(({ loading, naturalWidth }) => loading !== 'lazy' && naturalWidth === 0)
          .map(({ src }) => src),
      );
      expect(missing).toEqual([]);
    }
  }
});

test('what is made from text is refused, and so is what leaves the site @full', async ({
  visitor,
}) => {
  await visitor.open(about.path);
  await visitor.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    );
    document.querySelector('main')?.setAttribute('style', 'color: rgb(255, 0, 0)');
    void fetch('http://127.0.0.1:9/').catch(() => {});
    const frame = document.createElement('iframe');
    frame.src = 'data:text/html,mine';
    document.body.append(frame);
  });
  const refused = () => visitor.evaluate(() => String(Reflect.get(window, 'refused')));
  for (const directive of ['style-src', 'connect-src', 'frame-src'])
    await expect.poll(refused).toContain(directive);
});

/** Faults that are none for an engine. WebKitGTK takes an answer as it is if it cannot decompress the answer. */
const readable = { firefox: [''], webkit: ['another encoding than it says'] };

test('with each fault of the data service the page is complete @full', async ({
  visitor,
  site,
  engine,
}) => {
  for (const [name, fault] of Object.entries(quickFaults)) {
    if (readable[engine].includes(name)) continue;
    await test.step(name, async () => {
      answerDataBy(site, fault);
      await visitor.open(`${projects.path}/`);
      const links = () => visitor.evaluate(() => document.querySelectorAll('main a').length);
      await expect.poll(links).toBe(content.projects.length);
      expect(await visitor.title()).toBe(projects.title);
    });
  }
});

test('where a file of each kind is missing, every page is complete @full', async ({
  visitor,
  site,
}) => {
  for (const [kind, pattern] of Object.entries(pageFiles)) {
    await test.step(kind, async () => {
      site.answerBy((request, response) => {
        const isMeant = pattern.test(request.url ?? '');
        if (isMeant) response.writeHead(404).end('not found');
        return isMeant;
      });
      await visitor.goto(`${projects.path}/`);
      for (const screen of [about, contact, welcome, projects]) {
        await visitor.press(linkTo(screen));
        await expect.poll(visitor.title).toBe(screen.title);
        await expect.poll(visitor.text).toContain(screen.heading);
      }
    });
  }
});
