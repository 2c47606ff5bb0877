import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { runScript, serve } from '../../project/cli.ts';
import { installOffline, pack, writeSite } from '../../project/packed-site.ts';
import { expect, test } from '../../test.ts';

test('a site whose one dependency is the package has every command, and builds to the same bytes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { folder, remove } = temporaryFolder();
  const { archive, files } = await pack(folder);
  expect(statSync(archive).size).toBeLessThan(4_000_000);
  expect(files.filter((file) => /\.test\.|^(public|content|tests|\.github)\//.test(file))).toEqual(
    [],
  );
  const site = join(folder, 'site');
  writeSite(site, archive);
  await installOffline(site, archive);
  const vitrine = join(site, 'node_modules', '.bin', 'vitrine');
  const { output } = await runScript(site, [vitrine, 'check']);
  expect(output).toContain('Both files are in order.');
  expect(await runScript(site, [vitrine, 'build'])).toMatchObject({ code: 0 });
  const dist = join(site, 'dist');
  expect(builtFiles(dist)).toEqual(builtFiles());
  for (const file of builtFiles().filter((each) => statSync(join(dist, each)).isFile()))
    expect(readFileSync(join(dist, file)).equals(readBuilt(file)), file).toBe(true);

  await test.step('the dev server shows the site, and an edit of it', async () => {
    const { url, stop } = await serve(site, 'dev', vitrine);
    await page.goto(url);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText('Alma Reyes');
    const content = join(site, 'content', 'index.yaml');
    writeFileSync(content, readFileSync(content, 'utf8').replaceAll('Alma Reyes', 'Mary Owner'));
    await expect(name).toHaveText('Mary Owner');
    await page.goto('about:blank');
    await stop();
  });
  remove();
});
