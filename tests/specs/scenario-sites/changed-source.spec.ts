import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barLink, expectMarked, heading, mark, open, waitForFrames } from '../../page/actions.ts';
import type { BuiltSite, Scenario } from '../../project/scenario.ts';
import { screens } from '../../sample-site.ts';
import { test as base, expect } from '../../test.ts';

const ruler = `/** What would be large. */
export function Ruler() {
  return <p>One, two, three</p>;
}
`;

/** What is put before the names of tools: a part whose script comes later, a live text, a talk, and a moving drawing. */
const parts = `      <Ruler />
      <p>{loaded ? 'Live' : 'Prerendered'}</p>
      <video controls preload="none" aria-label="The talk" src="/media/film.h264.mp4?talk" />
      <video loop muted preload="none" aria-label="The drawing" src="/media/film.h264.mp4?drawing" />
`;

/** A text that looks like an address of a built file. The build must not rewrite it. */
const description = 'Serves everything below /assets/.';

const viewOf = (type: string) => join('src', 'sections', type, 'view.tsx');

/** Puts a line before the `return` of a section's view. */
const breakView = ({ edit }: Scenario, type: string, line: string): void =>
  edit(viewOf(type), '  return (', `  ${line}\n  return (`);

/** Changes the view of tools, which are below the film of the welcome too, and makes two views throw in browsers alone. */
function changeSource(site: Scenario): void {
  const tools = '      - { type: technologies, heading: Tools, items: [Film] }\n';
  site.edit('site.config.yaml', '  - path: contact-me\n', `${tools}  - path: contact-me\n`);
  site.edit('site.config.yaml', 'What Alma Reyes has built.', description);
  writeFileSync(join(site.folder, 'src', 'sections', 'technologies', 'Ruler.tsx'), ruler);
  const view = viewOf('technologies');
  const top = `import { useContent } from '../../data/use-content.ts';
import { laterPart } from '../../ui/later-part.tsx';
const Ruler = laterPart(async () => (await import('./Ruler.tsx')).Ruler);\n`;
  site.edit(view, 'import', `${top}import`);
  breakView(site, 'technologies', 'const loaded = useContent((content) => content.loaded);');
  site.edit(view, '      <Words', `${parts}      <Words`);

  const tooLive = "if (useContent((content) => content.loaded)) throw new Error('Too live');";
  breakView(site, 'profile', tooLive);
  breakView(site, 'links', "if (typeof window === 'object') throw new Error('Not here');");
}

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    await use(await builtSite('changed-source', {}, { prepare: changeSource, hasSource: true }));
  },
});

test('a build names the line of a view that fails, and leaves the site of the build before @full', async ({
  site,
}) => {
  const before = site.read('index.html');
  const fault = '  window.scrollTo(0, 0);\n';
  site.edit(viewOf('profile'), '  return (', `${fault}  return (`);
  const [above = ''] = readFileSync(join(site.folder, viewOf('profile')), 'utf8').split(fault);
  const { code, output } = await site.build();
  site.edit(viewOf('profile'), fault, '');
  expect(code).toBe(1);
  const place = `src/sections/profile/view.tsx:${above.split('\n').length}:3`;
  expect(output).toContain(`${place}  section "profile" on /about-me\n`);
  expect(output).toContain('\n  ReferenceError: window is not defined\n');
  expect(output).not.toMatch(/^\s+at |node:internal|node_modules\/(react|@tanstack)/m);
  expect(site.read('index.html')).toEqual(before);
});

const leftOut = /^The section "(profile|links)" is left out: Error: /;

test('a view that throws in the browser costs its section alone', async ({
  site: { url },
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(leftOut);
  await open(page, `${url}/about-me/`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await expect(heading(page)).toHaveText(screens.about.heading);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Technologies & Tools');
  await expect(page.getByText('I am a full-stack developer.')).toBeVisible();
  expect(consoleMessages.errors(/Too live/)).toHaveLength(1);
  expect(consoleMessages.errors(/Not here/)).toHaveLength(1);

  await mark(page);
  await barLink(page, screens.projects).click();
  await expect(heading(page)).toHaveText(screens.projects.heading);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expectMarked(page);
});

test('a part whose script does not come stays as it was prerendered, and so does its page', async ({
  site: { url },
  page,
  consoleMessages,
}) => {
  const withoutScript = /goes on without its script/;
  consoleMessages.allow(/Ruler|ERR_FAILED/, withoutScript);
  await page.route('**/Ruler-*.js', (route) => route.abort());
  await open(page, url);
  await expect.poll(() => consoleMessages.errors(withoutScript).length).toBe(1);
  // When the answer of the service renders the section again, its prerendered part stays.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('One, two, three')).toBeVisible();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(heading(page)).toHaveText(screens.projects.heading);
  await page.goBack();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('a video of another section is neither muted nor loaded nor played, the film of the welcome is', async ({
  site: { url },
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(leftOut);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  const talk = page.getByLabel('The talk');
  const film = page.locator('video[aria-hidden]');
  const expectStill = async () => {
    await expect(talk).toHaveJSProperty('preload', 'none');
    await expect(talk).toHaveJSProperty('muted', false);
    for (const video of [talk, page.getByLabel('The drawing')]) {
      await expect(video).toHaveJSProperty('paused', true);
      await expect(video).toHaveJSProperty('autoplay', false);
    }
  };
  await open(page, url);
  for (const isBack of [false, true]) {
    if (isBack) await page.goBack();
    for (const property of ['muted', 'loop', 'autoplay'])
      await expect(film).toHaveJSProperty(property, true);
    await expect(film).toHaveJSProperty('paused', false);
    await expectStill();
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveTitle(screens.projects.title);
  }
  await open(page, `${url}/about-me`);
  await waitForFrames(page, 2);
  await expectStill();
  expect(asked.filter((search) => /talk|drawing/.test(search))).toEqual([]);
});
