import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlay, waitForHydration } from '../../page/actions.ts';
import { serve } from '../../project/cli.ts';
import { copyProject } from '../../project/copy-project.ts';
import { sampleFiles } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a server that starts with a mistake says so, once', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/500/);
  const good = readFileSync(sampleFiles.site, 'utf8');
  const { folder, remove } = copyProject({ site: good.replace('stagger: 300', 'stagger: fast') });
  const { url, output, stop } = await serve(folder, 'dev');
  try {
    const message = /site\.config\.yaml:\d+:12 {2}animation\.stagger\n.*\n {2}fix: /g;
    expect(output().match(message)).toHaveLength(1);
    const mended = /Both files are in order again\./g;
    await page.goto(`${url}/projects`);
    await expect(overlay(page)).toContainText('animation.stagger');
    expect(output().match(message)).toHaveLength(1);
    writeFileSync(join(folder, 'site.config.yaml'), good);
    // This is the first page of the server, which can take longer than any other wait.
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    expect(output().match(mended)).toHaveLength(1);

    const view = join(folder, 'src', 'sections', 'projects', 'view.tsx');
    writeFileSync(view, `${readFileSync(view, 'utf8')}\n`);
    await expect.poll(output).toContain('hmr update');
    expect(output()).not.toContain('page reload');

    // Another schema restarts the server, and an open page would log that it has lost the server.
    await page.goto('about:blank');
    const schema = join(folder, 'src', 'sections', 'projects', 'schema.ts');
    const text = readFileSync(schema, 'utf8');
    writeFileSync(
      schema,
      text.replace('  heading:', "  place: text.describe('Where.'),\n  heading:"),
    );
    // The modules that run in Node are bundled again before.
    await expect.poll(output, { timeout: 60_000 }).toContain('the key "place" is missing');
    writeFileSync(schema, text);
    await expect.poll(() => output().match(mended), { timeout: 60_000 }).toHaveLength(2);
  } finally {
    // An open page would log that it has lost the server.
    await page.goto('about:blank');
    await stop();
    remove();
  }
});
