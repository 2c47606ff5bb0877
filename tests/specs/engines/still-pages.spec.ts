import { expect, test } from '../../engines/test.ts';
import { expectTextsInPlace } from '../../page/layout.ts';
import { allScreens, screens } from '../../sample-site.ts';

test.use({ prefersReducedMotion: true });

for (const width of [460, 768, 1440]) {
  for (const { path } of allScreens) {
    test(`at ${width} px the texts of ${path} are in place @full`, async ({ visitor }) => {
      const page = { evaluate: <Result>(work: () => Result) => visitor.run(work) };
      await visitor.resize(width, 900);
      await visitor.open(path);
      await visitor.until(() => document.fonts.status === 'loaded');
      const unloaded = await visitor.run(() =>
        [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
      );
      // A fallback is a font of the system, which may lack it. Firefox looks for the fallback only while
      // the font of the site is still loading.
      expect(unloaded.filter((family) => !/ fallback( Android)?"?$/.test(family))).toEqual([]);
      await expectTextsInPlace(page, path);
      const pictures = await visitor.run(() =>
        [...document.images]
          .filter(
            ({ complete, naturalWidth, loading }) =>
              loading !== 'lazy' && !(complete && naturalWidth > 0),
          )
          .map(({ src }) => src),
      );
      expect(pictures).toEqual([]);
    });
  }
}

test('nothing moves for a visitor who prefers reduced motion @full', async ({ visitor }) => {
  for (const { path, heading } of [screens.welcome, screens.projects]) {
    await visitor.open(path);
    expect(await visitor.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    );
    expect(await visitor.find('heading', heading)).not.toBeNull();
    expect(await visitor.run(() => document.getAnimations().length)).toBe(0);
    expect(await visitor.run(() => document.querySelector('video')?.paused ?? true)).toBe(true);
  }
});

/** The reports of what the policy refuses. A script is refused when its text is set, or before it runs. */
const refused = [
  /policy: style-src/,
  /policy: (script-src|require-trusted-types-for)/,
  /policy: connect-src/,
  /policy: frame-src/,
];

test('what is made from text is refused, and so is what leaves the site @full', async ({
  visitor,
  allowed,
}) => {
  allowed.push(/^policy: /, /TrustedHTML/, /iframe .* did not load$/);
  await visitor.open(screens.about.path);
  await visitor.run(() => {
    const main = document.querySelector('main');
    main?.setAttribute('style', 'color: rgb(255, 0, 0)');
    const script = document.createElement('script');
    // An engine without Trusted Types takes the text, but does not run it.
    try {
      script.textContent = 'document.title = "mine"';
    } catch {}
    document.body.append(script);
    void fetch('http://127.0.0.1:9/').catch(() => {});
    const frame = document.createElement('iframe');
    frame.src = 'data:text/html,mine';
    document.body.append(frame);
  });
  const letPass = async () => {
    const errors = await visitor.run(() => sessionStorage.getItem('errors-of-the-page') ?? '');
    return refused.filter((each) => !each.test(errors));
  };
  await expect.poll(letPass).toEqual([]);
  const color = await visitor.run(
    () => getComputedStyle(document.querySelector('main') ?? document.body).color,
  );
  expect(color).not.toBe('rgb(255, 0, 0)');
  expect(await visitor.title()).toBe(screens.about.title);

  if (!(await visitor.run(() => 'trustedTypes' in window))) return;
  const refusal = await visitor.run(() => {
    try {
      document.body.innerHTML = '<p>Mine</p>';
    } catch (error) {
      return String(error);
    }
    return 'none';
  });
  // The rest of the message differs from engine to engine.
  expect(refusal).toMatch(/^TypeError: /);
});
