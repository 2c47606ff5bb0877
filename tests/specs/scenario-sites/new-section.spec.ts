import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { runAxe } from '../../page/axe.ts';
import { root, runScript } from '../../project/cli.ts';
import { type Scenario, test } from '../../project/scenario.ts';
import { sampleFiles } from '../../sample-site.ts';
import { expect, fullRun } from '../../test.ts';

/** What `npm test` reads beside what a site is made of. */
const testParts = ['.biome.json', '.gitignore', 'tests'];

/** A page of both types, behind those of the sample. */
const site = `${readFileSync(sampleFiles.site, 'utf8')}
  - path: work/talks
    link: Talks
    title: Talks{separator}{appName}
    sections:
      - type: talks
        heading: Where I spoke
        items:
          - { label: A talk on engines, url: https://example.org/engines, icon: microphone }
          - { label: A talk on notes }
      - type: motto
        text: Measure twice.
`;

/** A type as an author writes it by hand. */
const motto = {
  'schema.ts': `import { text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** A motto. */
export const motto = section('motto', { text: text.describe('What it says.') });
`,
  'view.tsx': `import type { SectionFields } from '../types.ts';
import { words } from './view.css.ts';

/** A motto. */
export function Motto({ text }: SectionFields['motto']) {
  return <p className={words}>{text}</p>;
}
`,
  'view.css.ts': `import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const words = style({ fontSize: theme.size.lead });
`,
  'view.test.tsx': `import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { Motto } from './view.tsx';

afterEach(cleanup);

test('the motto is shown', async () => {
  await renderWithProviders(<Motto type="motto" text="Measure twice." />);
  expect(screen.getByText('Measure twice.')).toBeTruthy();
});
`,
  'example.yaml': '# A motto.\ntype: motto\ntext: Measure twice.\n',
};

// axe runs in the page, which allows no script of others.
test.use({ bypassCSP: true });

function addByHand({ folder }: Scenario): void {
  const sections = join(folder, 'src', 'sections');
  mkdirSync(join(sections, 'motto'));
  for (const [name, text] of Object.entries(motto)) {
    writeFileSync(join(sections, 'motto', name), text);
  }
  const register = (file: string, line: string) => {
    const path = join(sections, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/^export .* profile\b/m, (next) => `${line}\n${next}`),
    );
  };
  register('schemas.ts', "export { motto } from './motto/schema.ts';");
  register('views.ts', "export { Motto as motto } from './motto/view.tsx';");
}

test(
  'a type that the command wrote and one by hand are checked, typed, tested, built and accessible',
  fullRun,
  async ({ scenario, page }) => {
    test.setTimeout(300_000);
    const project = scenario({ site });
    for (const part of testParts) {
      cpSync(join(root, part), join(project.folder, part), { recursive: true });
    }
    const run = async (...script: string[]) => {
      const { code, output } = await runScript(project.folder, script);
      expect(code, `${script.join(' ')}\n${output}`).toBe(0);
      return output;
    };
    const command = (name: string, ...parameters: string[]) =>
      run(join('src', 'node', 'run.js'), name, ...parameters);
    const tool = (path: string, ...parameters: string[]) =>
      run(join(project.folder, 'node_modules', ...path.split('/')), ...parameters);

    expect(await command('new-section/new-section', 'talks')).toContain('src/sections/talks/');
    await test.step('what the command wrote passes the tests as it is', async () => {
      await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
      await tool('vitest/vitest.mjs', 'run', 'src/sections', 'src/node/generated-files');
    });

    addByHand(project);
    await command('generated-files/write');
    await command('checks/check');
    for (const part of ['src', 'src/node', '.']) {
      await tool('typescript/bin/tsc', '--project', part);
    }
    await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    await tool('vitest/vitest.mjs', 'run', 'src/sections', 'src/node/generated-files');
    const schema = readFileSync(join(project.folder, 'src', 'config', 'site.schema.json'), 'utf8');
    for (const type of ['talks', 'motto']) expect(schema).toContain(`"const": "${type}"`);

    const { code, output } = await project.build();
    expect(code, output).toBe(0);
    await page.goto(`${await project.serve()}/work/talks`);
    await waitForHydration(page);
    await waitForAnimations(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where I spoke');
    await expect(page.getByRole('link', { name: 'A talk on engines' })).toBeVisible();
    await expect(page.getByRole('main').locator('li svg').first().locator('path')).not.toHaveCount(
      0,
    );
    await expect(page.getByText('Measure twice.')).toBeVisible();
    expect(await runAxe(page)).toEqual({ violations: [], undecided: [] });
  },
);
