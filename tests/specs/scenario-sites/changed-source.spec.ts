import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barLink, heading, open } from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { runScript } from '../../project/cli.ts';
import { type BuiltSite, test as base, type Scenario } from '../../project/scenario.ts';
import { siteWithPages } from '../../project/site-files.ts';
import { content, screens } from '../../sample-site.ts';
import { expect } from '../../test.ts';

/** A kind of data that neither the sample's file nor its service knows. */
const specimens = `  specimens: {
    path: 'specimens',
    about: ['The specimens, each as [title, URL, day].'],
    form: 'rows',
    fields: [
      { name: 'title', kind: 'text', about: 'The title.' },
      { name: 'url', kind: 'link', about: 'The address.' },
      { name: 'day', kind: 'date', about: 'When it was found.' },
    ],
  },
`;

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

/** Words that look like an address of the build, and have to stay as they are. */
const description = 'Serves everything below /assets/.';

/** Puts lines into the view of a section type: before its function, and before it answers. */
function changeView({ edit }: Scenario, type: string, lines: { top?: string; inside: string }) {
  const view = join('src', 'sections', type, 'view.tsx');
  edit(view, '  return (', `  ${lines.inside}\n  return (`);
  if (lines.top !== undefined) edit(view, 'export function', `${lines.top}\nexport function`);
}

/** A new kind of data, a part whose script comes later, and two views that throw in browsers alone. */
function changeSource(scenario: Scenario): undefined {
  const end = '} as const satisfies Resources;';
  scenario.edit('src/shared/resources.ts', end, specimens + end);

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
  scenario.edit(view, '      <ul', `      <Ruler />\n      ${live}\n      <ul`);

  changeView(scenario, 'profile', {
    inside: "if (useContent((content) => content.loaded)) throw new Error('Too live');",
  });
  changeView(scenario, 'links', {
    inside: "if (typeof window === 'object') throw new Error('Not here');",
  });
  return undefined;
}

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    const before = 'description: What Alma Reyes has built.';
    const site = siteWithPages(tools).replace(before, `description: ${description}`);
    await use(await builtSite('changed-source', { site }, changeSource));
  },
});

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

test('a new kind of data leaves older files and services in order, and checks what newer ones say of it', async ({
  site: { folder, url },
  page,
}) => {
  const check = () => runScript(folder, [join('src', 'node', 'run.js'), 'checks/check']);
  expect(await check()).toEqual({ code: 0, output: 'Both files are in order.\n' });
  // Its console stays free of warnings.
  const projects = [['Newer than the build', 'https://example.com/newer', 'It has come since.']];
  await answerWithJson(page, { ...content, projects });
  await open(page, `${url}/projects`);
  await expect(page.getByRole('link', { name: 'Newer than the build' })).toBeVisible();

  appendFileSync(
    join(folder, 'content', 'index.yaml'),
    `\nspecimens:
  - [On engines, https://example.org/engines, 2028-02-29]
  - [On notes, https://example.org/notes, 2028-02-30]\n`,
  );
  const found = await check();
  expect(found.output).toContain('specimens[1][2]');
  expect(found.output).toContain('a day of the calendar, such as 2028-02-29');
  expect(found.output).toContain('1 problem.');
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

  await barLink(page, screens.projects).click();
  await expect(heading(page)).toHaveText(screens.projects.heading);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
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
  // What is rendered anew around it takes nothing away.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('One, two, three')).toBeVisible();
  await barLink(page, screens.projects).click();
  await expect(heading(page)).toHaveText(screens.projects.heading);
  await barLink(page, { path: '/tools' }).click();
  await expect(heading(page)).toHaveText('Tools');
});
