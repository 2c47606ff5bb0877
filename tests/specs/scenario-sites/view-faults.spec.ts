import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHydration } from '../../page/actions.ts';
import { type Scenario, test } from '../../project/scenario.ts';
import { sampleFiles } from '../../sample-site.ts';
import { expect } from '../../test.ts';

/** Puts a line into the view of a section type, before it answers with what it shows; its number. */
function breakView({ folder }: Scenario, type: string, line: string): number {
  const file = join(folder, 'src', 'sections', type, 'view.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('  return (', () => `  ${line}\n  return (`),
  );
  return text.slice(0, text.indexOf('  return (')).split('\n').length;
}

test('a build names all views that fail with their pages, and leaves the site of before', async ({
  scenario,
}) => {
  const project = scenario({});
  mkdirSync(join(project.folder, 'dist'));
  writeFileSync(join(project.folder, 'dist', 'index.html'), 'the site of yesterday');
  const line = breakView(project, 'profile', 'window.scrollTo(0, 0);');
  breakView(project, 'prose', "throw new Error('Nothing to read');");
  breakView(project, 'links', 'return <ul style={{ margin: 0 }} />;');
  breakView(project, 'technologies', "return <iframe title='Tools' srcDoc='<p>Tools</p>' />;");
  const { code, output } = await project.build();
  expect(code).toBe(1);
  expect(output).toContain(
    `\nsrc/sections/profile/view.tsx:${line}:3  section "profile" on /about-me\n`,
  );
  expect(output).toMatch(/^ {2}ReferenceError: window is not defined$/m);
  expect(output).toMatch(
    /^src\/sections\/prose\/view\.tsx:\d+:\d+ {2}section "prose" on \/about-me$/m,
  );
  expect(output).toMatch(/^ {2}Error: Nothing to read$/m);
  expect(output).toMatch(/^src\/sections\/links\/view\.tsx {2}section "links" on \/about-me$/m);
  expect(output).toContain('the attribute style="margin:0" of <ul>');
  expect(output).toContain(
    'the attribute srcDoc="<p>Tools</p>" of <iframe>, which no page may hold',
  );
  expect(output).not.toMatch(/node:internal|node_modules\/(react|@tanstack)/);
  const index = join(project.folder, 'dist', 'index.html');
  expect(readFileSync(index, 'utf8')).toBe('the site of yesterday');
});

test('a view that throws in the browser costs its section alone', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  const description = 'Serves everything below /assets/.';
  const site = readFileSync(sampleFiles.site, 'utf8').replace(
    'description: What Alma Reyes has built.',
    `description: ${description}`,
  );
  const project = scenario({ site });
  const live = "if (useContent((content) => content.loaded)) throw new Error('Too live');";
  breakView(project, 'profile', live);
  breakView(project, 'links', "if (typeof window === 'object') throw new Error('Not here');");
  const { code, output } = await project.build();
  expect(code, output).toBe(0);

  consoleMessages.allow(/^The section "(profile|links)" is left out: Error: /);
  await page.goto(`${await project.serve()}/about-me/`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About me');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Technologies & Tools');
  await expect(page.getByText('I am a full-stack developer.')).toBeVisible();
  expect(consoleMessages.errors(/Too live/)).toHaveLength(1);
  expect(consoleMessages.errors(/Not here/)).toHaveLength(1);

  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
