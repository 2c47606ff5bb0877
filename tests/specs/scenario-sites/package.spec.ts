import { appendFileSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { overlay, waitForHydration } from '../../page/actions.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { root, runScript, serve } from '../../project/cli.ts';
import { shareCache } from '../../project/copy-project.ts';
import { installOffline, pack, run, writePackage } from '../../project/packed-site.ts';
import { sampleFolder } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a site whose one dependency is the package is built, with a section type of its own that is checked, and shown while it is edited', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  test.setTimeout(600_000);
  const { folder, remove } = temporaryFolder();
  const { archive, files } = await pack(folder);
  expect(statSync(archive).size).toBeLessThan(4_000_000);
  expect(files.filter((file) => /\.test\.|^(public|content|tests|\.github)\//.test(file))).toEqual(
    [],
  );
  const { folder: site, edit, read } = scenario({});
  writePackage(site, archive);
  await installOffline(site, archive);
  shareCache(site);
  const vitrine = join(site, 'node_modules', '.bin', 'vitrine');
  const script = async (...parameters: string[]) => {
    const { code, output } = await runScript(site, [vitrine, ...parameters]);
    expect(code, output).toBe(0);
  };
  await script('new:section', 'talks');
  edit('sections/talks/view.tsx', 'place !== undefined', 'plaza !== undefined');
  // Editors find the same faults in the types as TypeScript itself.
  const types = [join(root, 'node_modules', '.bin', 'tsc'), '--noEmit', '--project', site];
  const { output: faults } = await runScript(site, types);
  expect(faults).toMatch(/^\S*talks\/view\.tsx\(\d+,\d+\): .*plaza.*\n$/);
  edit('sections/talks/view.tsx', 'plaza !== undefined', 'place !== undefined');
  const talks = '\n      - type: talks\n        items:\n          - { title: On engines }\n';
  appendFileSync(join(site, 'site.config.yaml'), talks);
  await script('build');
  expect(read('about-me/index.html').toString()).toContain('On engines');
  // All other files name a script or a style.
  expectSameBytes(join(site, 'dist'), /\.(avif|ico|jpg|m4a|mp4|png|svg|txt|webm|webp|woff2)$/);
  const schema = join(site, 'node_modules', 'vitrine', 'src', 'config', 'site.schema.json');
  expect(readFileSync(schema, 'utf8'), 'what editors complete').toContain('"const": "talks"');

  await test.step('a server that starts with a mistake says so once, until it is mended', async () => {
    consoleMessages.allow(/500/, /\[vite\]/);
    edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
    const { url, output, stop } = await serve(site, 'dev', vitrine);
    await page.goto(`${url}/about-me`);
    await expect(overlay(page)).toContainText('animation.stagger');
    const message = /site\.config\.yaml:\d+:12 {2}animation\.stagger\n.*\n {2}fix: /g;
    expect(output().match(message)).toHaveLength(1);
    edit('site.config.yaml', 'stagger: fast', 'stagger: 300');
    // This is the first page of the server, which can take longer than any other wait.
    await waitForHydration(page);
    await expect(page.getByText('On engines')).toBeVisible();
    expect(output().split('Both files are in order again.')).toHaveLength(2);
    edit('sections/talks/view.tsx', '{title}', '{title.toUpperCase()}');
    await expect(page.getByText('ON ENGINES')).toBeVisible();
    await page.goto('about:blank');
    await stop();
  });
  remove();
});

/** The programs that owners may install a site with, beside npm. */
const tools = ['pnpm@12.21.0', 'yarn@1.22.22', '@yarnpkg/cli-dist@4.18.1'];

const managers: Readonly<Record<string, (tools: string) => string[]>> = {
  npm: () => ['npm'],
  pnpm: (modules) => [join(modules, '.bin', 'pnpm')],
  'yarn 1': (modules) => ['node', join(modules, 'yarn', 'bin', 'yarn.js')],
  'yarn 4': (modules) => ['node', join(modules, '@yarnpkg', 'cli-dist', 'bin', 'yarn.js')],
};

/** How each of them starts the command of a package. */
const starts: Readonly<Record<string, string[]>> = {
  npm: ['exec', '--'],
  pnpm: ['exec'],
  yarn: ['run'],
};

test('a site is installed by every package manager, and builds to the same bytes @full', async () => {
  test.setTimeout(1_200_000);
  const { folder, remove } = temporaryFolder();
  const { archive } = await pack(folder);
  await run({ cwd: folder }, 'npm', 'install', '--prefix', 'tools', ...tools);
  const modules = join(folder, 'tools', 'node_modules');
  // Yarn 1 would take another archive of the same version from its cache.
  const cache = { YARN_CACHE_FOLDER: join(folder, 'yarn-cache') };
  const env = { ...process.env, ...cache, TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' };
  for (const [name, command] of Object.entries(managers)) {
    const site = join(folder, name);
    mkdirSync(site);
    const [program = '', ...parameters] = command(modules);
    const manage = (...more: string[]) => run({ cwd: site, env }, program, ...parameters, ...more);
    await test.step(name, async () => {
      const dependencies = { vitrine: `file:${archive}` };
      writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, dependencies }));
      if (name === 'pnpm')
        writeFileSync(join(site, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false }\n');
      if (name === 'yarn 4') writeFileSync(join(site, 'yarn.lock'), '');
      await manage('install');
      const start = starts[name.split(' ')[0] ?? ''] ?? [];
      await manage(...start, 'vitrine', 'new', '--name', 'Ada');
      cpSync(sampleFolder, site, { recursive: true });
      await manage('run', 'build');
      expectSameBytes(join(site, 'dist'));
    });
  }
  remove();
});

/** Expects the files of the sample site, or those of some kinds. */
function expectSameBytes(dist: string, kinds = /./): void {
  const filesOf = (folder?: string) => builtFiles(folder).filter((file) => kinds.test(file));
  expect(filesOf(dist)).toEqual(filesOf());
  for (const file of filesOf().filter((each) => statSync(join(dist, each)).isFile()))
    expect(readFileSync(join(dist, file)).equals(readBuilt(file)), file).toBe(true);
}
