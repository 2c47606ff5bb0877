import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHydration } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { expect } from '../../test.ts';

const ruler = `/** What would be large. */
export function Ruler() {
  return <p>One, two, three</p>;
}
`;

test('a part whose script does not come stays as it was prerendered, and so does its page', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  const project = scenario({});
  const folder = 'src/sections/technologies';
  writeFileSync(join(project.folder, folder, 'Ruler.tsx'), ruler);
  const view = `${folder}/view.tsx`;
  const part = "laterPart(async () => (await import('./Ruler.tsx')).Ruler)";
  project.edit(
    view,
    'import { HeadedSection }',
    `import { useContent } from '../../data/use-content.tsx';\nimport { laterPart } from '../../ui/later-part.tsx';\nimport { HeadedSection }`,
  );
  project.edit(view, '/** A list', `const Ruler = ${part};\n\n/** A list`);
  project.edit(
    view,
    '  return (',
    '  const loaded = useContent((content) => content.loaded);\n  return (',
  );
  project.edit(
    view,
    '      <ul',
    "      <Ruler />\n      <p>{loaded ? 'Live' : 'Prerendered'}</p>\n      <ul",
  );
  const { code, output } = await project.build();
  expect(code, output).toBe(0);

  consoleMessages.allow(/Ruler|ERR_FAILED|goes on without its script/);
  await page.route('**/Ruler-*.js', (route) => route.abort());
  await page.goto(`${await project.serve()}/about-me/`);
  await waitForHydration(page);
  await expect.poll(() => consoleMessages.errors(/goes on without its script/).length).toBe(1);
  // What is rendered anew around it takes nothing away.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('One, two, three')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Technologies & Tools' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Technologies & Tools' })).toBeVisible();
});
