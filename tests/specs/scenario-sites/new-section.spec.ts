import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from '../../../src/node/new-section/write-section.ts';
import { heading, openAtRest } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { scriptLimits, scriptSize } from '../../project/built-site.ts';
import { root, runScript, serve } from '../../project/cli.ts';
import type { Scenario } from '../../project/scenario.ts';
import { siteWithPages } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

/** The files that `npm test` needs besides those of a build. */
const testParts = ['.biome.json', '.gitignore', '.github/sample-media', 'tests'];

/** The sample site with one more page, which has a section of the new type. */
const site = siteWithPages(`
  - path: work/talks
    link: Talks
    title: Talks{separator}{appName}
    sections:
      - type: specimen
        heading: Where I spoke
        items:
          - { label: A talk on engines, url: https://example.org/engines, icon: microphone }
          - { label: A talk on notes, url: https://example.org/notes }
`);

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });

/** Adds a field of running text to each item, as an author does. The test of the type stays as it is. */
function useRunningText({ edit }: Scenario, type: string): void {
  const schema = join('src', 'sections', type, 'schema.ts');
  const view = join('src', 'sections', type, 'view.tsx');
  const example = join('src', 'sections', type, 'example.yaml');
  const [section, headed] = ['import { headedSection }', 'import { HeadedList }'];
  edit(schema, section, `import { richText } from '../../config/rich-text.ts';\n${section}`);
  edit(schema, 'icon: ', "note: richText.optional().describe('More of it.'),\n    icon: ");
  edit(view, headed, `import { RichText } from '../../ui/RichText.tsx';\n${headed}`);
  edit(view, '{ label, url, ', '{ label, url, note, ');
  edit(view, '<ExternalLink', '<>\n<ExternalLink');
  edit(view, '</ExternalLink>', '</ExternalLink>\n{note && <RichText text={note} />}\n</>');
  edit(example, '{ label: Code, ', "{ label: Code, note: 'A **line** of text.', ");
}

const copyTests = ({ folder }: Scenario) => {
  for (const part of testParts) cpSync(join(root, part), join(folder, part), { recursive: true });
};

test('three types that the command wrote keep the byte budgets @full', async ({ scenario }) => {
  test.setTimeout(300_000);
  const project = scenario({});
  const { folder } = project;
  for (const type of ['specimena', 'specimenb', 'specimenc']) writeSection(folder, type);
  await project.buildWell();
  for (const [file, limit] of scriptLimits(3)) {
    const size = scriptSize(project.read(file).toString(), project.read);
    expect(size, file).toBeLessThanOrEqual(limit);
  }

  copyTests(project);
  useRunningText(project, 'specimenc');
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const types = ['specimenb', 'specimenc'].map((type) => `src/sections/${type}`);
  const tests = await runScript(folder, [vitest, 'run', ...types]);
  expect(tests.code, tests.output).toBe(0);
});

test('a type that the command wrote passes every check @full', async ({ scenario, page }) => {
  test.setTimeout(600_000);
  const project = scenario({ site });
  copyTests(project);
  const run = async (...script: string[]) => {
    const { code, output } = await runScript(project.folder, script);
    expect(code, `${script.join(' ')}\n${output}`).toBe(0);
    return output;
  };
  const command = (name: string, ...parameters: string[]) =>
    run(join('src', 'node', 'cli.js'), name, ...parameters);
  const tool = (path: string, ...parameters: string[]) =>
    run(join(project.folder, 'node_modules', ...path.split('/')), ...parameters);

  expect(await command('new:section', 'specimen')).toContain('src/sections/specimen/');
  const fix = async () => {
    await command('schema');
    await tool('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings');
  };
  // `npm run new:section` ends with this step.
  await fix();
  await test.step('what the command wrote passes the tests as it is', async () => {
    await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    await tool('vitest/vitest.mjs', 'run', 'src/sections', 'src/node/generated-files');
  });

  useRunningText(project, 'specimen');
  await fix();
  await command('check');
  for (const part of ['src', 'src/node', '.']) {
    await tool('typescript/bin/tsc', '--project', part);
  }
  await tool('vitest/vitest.mjs', 'run', 'src/sections', 'src/node/generated-files');
  const schema = readFileSync(join(project.folder, 'src', 'config', 'site.schema.json'), 'utf8');
  expect(schema).toContain('"const": "specimen"');
  // Editors show the description while an owner types the field.
  expect(schema).toContain('"description": "More of it.');

  await project.buildWell();
  await openAtRest(page, `${await project.serve()}/work/talks`);
  await expect(heading(page)).toHaveText('Where I spoke');
  await expect(page.getByRole('link', { name: 'A talk on engines' })).toBeVisible();
  const icon = page.getByRole('listitem').locator('svg').first();
  await expect(icon.locator('path')).not.toHaveCount(0);
  await expectNoFault(page);

  const { url, stop } = await serve(project.folder, 'dev');
  await openAtRest(page, `${url}/__gallery/specimen`);
  await expectNoFault(page, 'the gallery');
  // An open page would log that it has lost the server.
  await page.goto('about:blank');
  await stop();
});
