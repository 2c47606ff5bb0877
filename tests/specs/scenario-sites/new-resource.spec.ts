import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHydration } from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { runScript } from '../../project/cli.ts';
import { test } from '../../project/scenario.ts';
import { content } from '../../sample-site.ts';
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

test('a new kind of data leaves older files and services in order, and checks what newer ones say of it', async ({
  scenario,
  page,
}) => {
  const { folder, edit, build, serve } = scenario({});
  const end = '} as const satisfies Resources;';
  edit('src/shared/resources.ts', end, specimens + end);
  const check = () => runScript(folder, [join('src', 'node', 'run.js'), 'checks/check']);
  expect(await check()).toEqual({ code: 0, output: 'Both files are in order.\n' });
  const { code, output } = await build();
  expect(code, output).toBe(0);

  // Its console stays free of warnings.
  const projects = [['Newer than the build', 'https://example.com/newer', 'It has come since.']];
  await answerWithJson(page, { ...content, projects });
  await page.goto(`${await serve()}/projects`);
  await waitForHydration(page);
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
