import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectScreen, open, waitForHydration } from '../../page/actions.ts';
import { serve } from '../../project/cli.ts';
import { copyProject } from '../../project/copy-project.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a page that is loaded anew after a restart stands also where a schema is saved again meanwhile', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(240_000);
  consoleMessages.allow(/Failed to load resource/, /WebSocket/, /\[vite\]/);
  const { folder, remove } = copyProject();
  const { url, output, stop } = await serve(folder, 'dev');
  const schema = join(folder, 'src', 'sections', 'projects', 'schema.ts');
  const good = readFileSync(schema, 'utf8');
  const restarts = () => output().split('server restarted').length - 1;
  try {
    await open(page, url + screens.projects.path);
    // Browsers show such a document as an error, and few of them ask for it again.
    const brokenOff: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) brokenOff.push(request.failure()?.errorText ?? '');
    });
    const isLoadedAnew = page.waitForRequest((request) => request.isNavigationRequest());
    writeFileSync(schema, `${good}// Edited.\n`);
    await isLoadedAnew;
    writeFileSync(schema, good);
    await expect.poll(restarts, { timeout: 120_000 }).toBeGreaterThanOrEqual(2);
    await waitForHydration(page);
    await expectScreen(page, screens.projects);
    expect(brokenOff).toEqual([]);
  } finally {
    // An open page would log that it has lost the server.
    await page.goto('about:blank');
    await stop();
    remove();
  }
});
