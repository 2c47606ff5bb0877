import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barLink, expectMarked, heading, mark, open, waitForFrames } from '../../page/actions.ts';
import type { BuiltSite, Scenario } from '../../project/scenario.ts';
import { siteWithPages } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { test as base, expect, withMotion } from '../../test.ts';

const ruler = `/** What would be large. */
export function Ruler() {
  return <p>One, two, three</p>;
}
`;

/** A page of the section that is changed, and of nothing else. */
const tools = `
  - path: tools
    link: Tools
    title: Tools
    sections: [{ type: technologies, heading: Tools, items: [Ruler] }]
`;

/** A section type of the site's own: the recording of a talk, and a drawing that moves. */
const recording = {
  'schema.ts': `import { headedSection } from 'vitrine/section';
export const recording = headedSection('recording', {});
`,
  'view.tsx': `import { type Fields, HeadedSection } from 'vitrine/section';
import type { recording } from './schema.ts';
export function Recording(fields: Fields<typeof recording>) {
  return (
    <HeadedSection {...fields}>
      <video controls preload="none" aria-label="The talk" src="/media/film.h264.mp4?talk" />
      <video loop muted preload="none" aria-label="The drawing" src="/media/film.h264.mp4?drawing" />
    </HeadedSection>
  );
}
`,
  'example.yaml': 'type: recording\nheading: A talk\n',
};
const lines = '      - { type: recording, heading: A talk }\n';
const talkPage = `  - path: talk\n    link: Talk\n    title: Talk\n    sections:\n${lines}`;

/** A text that looks like an address of a built file. The build must not rewrite it. */
const description = 'Serves everything below /assets/.';

/** Puts lines into the view of a section type: before its function, and before its `return`. */
function changeView({ edit }: Scenario, type: string, lines: { top?: string; inside: string }) {
  const view = join('src', 'sections', type, 'view.tsx');
  edit(view, '  return (', `  ${lines.inside}\n  return (`);
  if (lines.top !== undefined) edit(view, 'export function', `${lines.top}\nexport function`);
}

/** A part whose script comes later, two views that throw in browsers alone, and a type of the site's own. */
function changeSource(scenario: Scenario): void {
  // Below the welcome too, whose film plays.
  scenario.edit('site.config.yaml', '  - path: contact-me\n', `${lines}  - path: contact-me\n`);
  const own = join(scenario.folder, 'sections', 'recording');
  mkdirSync(own, { recursive: true });
  for (const [file, text] of Object.entries(recording)) writeFileSync(join(own, file), text);

  const technologies = join('src', 'sections', 'technologies');
  writeFileSync(join(scenario.folder, technologies, 'Ruler.tsx'), ruler);
  const view = join(technologies, 'view.tsx');
  const importHeaded = 'import { HeadedSection }';
  scenario.edit(
    view,
    importHeaded,
    `import { useContent } from '../../data/use-content.ts';\nimport { laterPart } from '../../ui/later-part.tsx';\n${importHeaded}`,
  );
  changeView(scenario, 'technologies', {
    top: "const Ruler = laterPart(async () => (await import('./Ruler.tsx')).Ruler);\n",
    inside: 'const loaded = useContent((content) => content.loaded);',
  });
  const live = "<p>{loaded ? 'Live' : 'Prerendered'}</p>";
  scenario.edit(view, '      <Words', `      <Ruler />\n      ${live}\n      <Words`);

  changeView(scenario, 'profile', {
    inside: "if (useContent((content) => content.loaded)) throw new Error('Too live');",
  });
  changeView(scenario, 'links', {
    inside: "if (typeof window === 'object') throw new Error('Not here');",
  });
}

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    const before = 'description: What Alma Reyes has built.';
    const site = siteWithPages(tools + talkPage).replace(before, `description: ${description}`);
    await use(
      await builtSite('changed-source', { site }, { prepare: changeSource, hasSource: true }),
    );
  },
});

test('a view that throws in the browser costs its section alone', async ({
  site: { url },
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^The section "(profile|links)" is left out: Error: /);
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
  await open(page, `${url}/tools/`);
  await expect.poll(() => consoleMessages.errors(withoutScript).length).toBe(1);
  // When the answer of the service renders the section again, its prerendered part stays.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('One, two, three')).toBeVisible();
  await barLink(page, screens.projects).click();
  await expect(heading(page)).toHaveText(screens.projects.heading);
  await barLink(page, { path: '/tools' }).click();
  await expect(heading(page)).toHaveText('Tools');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('a video of another section is neither muted nor loaded nor played, the film of the welcome is', async ({
    site: { url },
    page,
  }) => {
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
    const expectFilm = async () => {
      for (const property of ['muted', 'loop', 'autoplay'])
        await expect(film).toHaveJSProperty(property, true);
      await expect(film).toHaveJSProperty('paused', false);
    };
    await open(page, `${url}/`);
    await expectFilm();
    await expectStill();
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveTitle(screens.projects.title);
    await page.goBack();
    await expectFilm();
    await expectStill();
    await open(page, `${url}/talk`);
    await waitForFrames(page, 2);
    await expectStill();
    expect(asked.filter((search) => /talk|drawing/.test(search))).toEqual([]);
  });
});
