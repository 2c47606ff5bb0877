import { buildLog } from '../../global-setup.ts';
import { followLink, waitForHydration } from '../../page/actions.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** The four routes of the specification, and what a host answers any other path with. */
const documents = [
  '404.html',
  'about-me.html',
  'about-me/index.html',
  'contact-me.html',
  'contact-me/index.html',
  'index.html',
  'projects.html',
  'projects/index.html',
];

test('the build ends without a warning', () => {
  const log = process.env[buildLog] ?? '';
  expect(log).toContain('built in');
  expect(log).not.toMatch(/warn|deprecat|error|\(!\)/i);
});

test('each of the four routes has a document, also for addresses with a slash, and any other path has one', () => {
  const found = builtFiles().filter((file) => file.endsWith('.html'));
  expect(found.sort()).toEqual(documents);
});

for (const file of documents) {
  test(`${file} has no style attribute, and one inline script`, () => {
    const tags =
      readBuilt(file)
        .toString()
        .match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /\sstyle=/.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son[a-z]+=/.test(tag))).toEqual([]);
    const inline = tags.filter((tag) => tag.startsWith('<script') && !tag.includes(' src='));
    // What browsers do not run, and the choice of light or dark, which cannot come later than this.
    expect(inline).toEqual([
      '<script type="importmap">',
      '<script>',
      '<script type="application/json" id="page-data">',
    ]);
  });

  test(`${file} has a policy that allows nothing by default`, () => {
    const html = readBuilt(file).toString();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const rules = policy.split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(policy).toMatch(/; script-src 'self' 'sha256-[^']*' 'sha256-[^']*';/);
    expect(rules).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test(`${file} asks for nothing that would delay its first paint`, () => {
    const html = readBuilt(file).toString();
    expect(html).not.toMatch(/rel="stylesheet"/);
    expect(html.match(/<script(?! type="(?:module|importmap|application\/json)"|>)/g)).toBeNull();
  });
}

// The console of every test has to stay free of violations.
test('no page violates the policy, whatever is pressed', async ({ page }) => {
  for (const { path } of allScreens) {
    await page.goto(path);
    await waitForHydration(page);
    for (const button of await page.getByRole('button').all()) await button.click();
  }
  for (const screen of allScreens) await followLink(page, screen);
});

test('the policy is in force', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/Content Security Policy|TrustedScriptURL|Trusted/i);
  await page.goto('/');
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve(violatedDirective);
        });
        const image = document.createElement('img');
        image.src = 'https://example.com/pixel.png';
        document.body.append(image);
      }),
  );
  expect(await blocked).toBe('img-src');
});

test('a script that was changed on its way does not run, and the page stays readable', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/integrity|The page goes on without its script/);
  await page.route(/\/start-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` });
  });
  const { path, title, heading } = screens.projects;
  await page.goto(path);
  await expect.poll(() => consoleMessages.errors(/integrity/)).not.toHaveLength(0);
  await page.locator('html[data-script=failed]').waitFor({ state: 'attached' });
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
