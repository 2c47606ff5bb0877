import { expect, test } from '../../engines/test.ts';
import { screens } from '../../sample-site.ts';
import { fullRun } from '../../test.ts';

test.use({ prefersReducedMotion: true });

/** What an engine says of what it has refused; of a script before it runs, or when its text is set. */
const refused = [
  /policy: style-src/,
  /policy: (script-src|require-trusted-types-for)/,
  /policy: connect-src/,
  /policy: frame-src/,
];

test(
  'what is made from text is refused, and so is what leaves the site',
  fullRun,
  async ({ visitor, allowed }) => {
    allowed.push(/^policy: /, /TrustedHTML/, /iframe .* did not load$/);
    await visitor.open(screens.about.path);
    await visitor.run(() => {
      const main = document.querySelector('main');
      main?.setAttribute('style', 'color: rgb(255, 0, 0)');
      const script = document.createElement('script');
      // Where the engine has no Trusted Types, the text is taken, and not run.
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
  },
);

test(
  'markup that is made from text is refused where the engine has Trusted Types',
  fullRun,
  async ({ visitor, allowed }) => {
    allowed.push(/^policy: require-trusted-types-for/);
    await visitor.open(screens.about.path);
    test.skip(
      !(await visitor.run(() => 'trustedTypes' in window)),
      'the engine has no Trusted Types',
    );
    const error = await visitor.run(() => {
      try {
        document.body.innerHTML = '<p>Mine</p>';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(error).toMatch(/^TypeError/);
    expect(await visitor.find('heading', screens.about.heading)).not.toBeNull();
  },
);
