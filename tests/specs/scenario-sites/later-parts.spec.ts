import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHydration } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { sampleFiles } from '../../sample-site.ts';
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

const pictures = `${readFileSync(sampleFiles.site, 'utf8')}
  - path: pictures
    link: Pictures
    title: Pictures{separator}{appName}
    sections:
      - { type: gallery, heading: Pictures, pictures: [{ src: /media/portrait.webp, alt: Alma }] }
`;

test('a press on a picture opens it over the page, or by itself where the script for it does not come', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  const project = scenario({ site: pictures });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const url = await project.serve();
  const picture = page.getByRole('main').getByRole('link', { name: 'Alma' });
  await page.goto(`${url}/pictures/`);
  await waitForHydration(page);
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Alma' })).toBeVisible();

  // Chromium shows a picture by itself with styles of its own, which the headers of the site refuse.
  consoleMessages.allow(/Lightbox|ERR_FAILED|goes on without its script|style-src/);
  await page.route('**/Lightbox-*.js', (route) => route.abort());
  await page.goto(`${url}/pictures/`);
  await waitForHydration(page);
  const { href } = await picture.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
  await picture.click();
  await expect(page).toHaveURL(href);
});
