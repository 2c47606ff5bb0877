import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barLink, expectMarked, heading, mark, open } from '../../page/actions.ts';
import type { BuiltSite, Scenario } from '../../project/scenario.ts';
import { siteWithPages } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { test as base, expect } from '../../test.ts';

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

/** A text that looks like an address of a built file. The build must not rewrite it. */
const description = 'Serves everything below /assets/.';

/** Puts lines into the view of a section type: before its function, and before its `return`. */
function changeView({ edit }: Scenario, type: string, lines: { top?: string; inside: string }) {
  const view = join('src', 'sections', type, 'view.tsx');
  edit(view, '  return (', `  ${lines.inside}\n  return (`);
  if (lines.top !== undefined) edit(view, 'export function', `${lines.top}\nexport function`);
}

/** A part whose script comes later, and two views that throw in browsers alone. */
function changeSource(scenario: Scenario): void {
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
    const site = siteWithPages(tools).replace(before, `description: ${description}`);
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
