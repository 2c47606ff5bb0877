import { appendFileSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { root, runScript, serve } from '../../project/cli.ts';
import { shareCache } from '../../project/copy-project.ts';
import { installOffline, pack, run, writeSite } from '../../project/packed-site.ts';
import { sampleFolder } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a site whose one dependency is the package has every command, and builds to the same bytes', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { folder, remove } = temporaryFolder();
  const { archive, files } = await pack(folder);
  expect(statSync(archive).size).toBeLessThan(4_000_000);
  expect(files.filter((file) => /\.test\.|^(public|content|tests|\.github)\//.test(file))).toEqual(
    [],
  );
  const site = join(folder, 'site');
  writeSite(site, archive);
  await installOffline(site, archive);
  shareCache(site);
  const vitrine = join(site, 'node_modules', '.bin', 'vitrine');
  const { output } = await runScript(site, [vitrine, 'check']);
  expect(output).toContain('Both files are in order.');
  expect(await runScript(site, [vitrine, 'build'])).toMatchObject({ code: 0 });
  const dist = join(site, 'dist');
  expectSameBytes(dist);

  await test.step('a section type of its own is checked, built and shown while it is edited', async () => {
    const script = async (...parameters: string[]) => {
      const { code, output } = await runScript(site, [vitrine, ...parameters]);
      expect(code, output).toBe(0);
    };
    await script('new:section', 'talks');
    edit(site, 'sections/talks/view.tsx', 'place !== undefined', 'plaza !== undefined');
    // Editors find the same faults in the types as TypeScript itself.
    const types = [join(root, 'node_modules', '.bin', 'tsc'), '--noEmit', '--project', site];
    const { output: faults } = await runScript(site, types);
    expect(faults).toMatch(/^\S*talks\/view\.tsx\(\d+,\d+\): .*plaza.*\n$/);
    edit(site, 'sections/talks/view.tsx', 'plaza !== undefined', 'place !== undefined');
    const talks = '\n      - type: talks\n        items:\n          - { title: On engines }\n';
    appendFileSync(join(site, 'site.config.yaml'), talks);
    await script('check');
    const schema = join(site, 'node_modules', 'vitrine', 'src', 'config', 'site.schema.json');
    expect(readFileSync(schema, 'utf8'), 'what editors complete').toContain('"const": "talks"');
    await script('build');
    expect(readFileSync(join(dist, 'about-me', 'index.html'), 'utf8')).toContain('On engines');

    const { url, stop } = await serve(site, 'dev', vitrine);
    await page.goto(`${url}/about-me`);
    await expect(page.getByText('On engines')).toBeVisible();
    edit(site, 'site.config.yaml', 'On engines', 'On notes');
    await expect(page.getByText('On notes')).toBeVisible();
    edit(site, 'sections/talks/view.tsx', '{title}', '{title.toUpperCase()}');
    await expect(page.getByText('ON NOTES')).toBeVisible();
    await page.goto('about:blank');
    await stop();
  });
  remove();
});

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(from, () => to),
  );
}

/** The programs that owners may install a site with, and run it on, in their own versions. */
const tools = ['pnpm@12.21.0', 'yarn@1.22.22', '@yarnpkg/cli-dist@4.18.1'];
const nodes = { node22: 'npm:node@22.23.3', node24: 'npm:node@24.21.0' };

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

test('a site is installed by every package manager, on every version of Node, and builds to the same bytes @full', async () => {
  test.setTimeout(1_200_000);
  const { folder, remove } = temporaryFolder();
  const { archive } = await pack(folder);
  const versions = Object.entries(nodes).map(([name, version]) => `${name}@${version}`);
  await run({ cwd: folder }, 'npm', 'install', '--prefix', 'tools', ...tools, ...versions);
  const modules = join(folder, 'tools', 'node_modules');
  for (const node of Object.keys(nodes)) {
    const path = [join(modules, node, 'bin'), process.env['PATH']].join(delimiter);
    // Yarn 1 would take another archive of the same version from its cache.
    const env = { ...process.env, PATH: path, YARN_CACHE_FOLDER: join(folder, 'yarn-cache') };
    for (const [name, command] of Object.entries(managers)) {
      const site = join(folder, `${name} on ${node}`);
      mkdirSync(site);
      const [program = '', ...parameters] = command(modules);
      const manage = (...more: string[]) =>
        run({ cwd: site, env }, program, ...parameters, ...more);
      await test.step(`${name} on ${node}`, async () => {
        const dependencies = { vitrine: `file:${archive}` };
        writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, dependencies }));
        if (name === 'pnpm')
          writeFileSync(join(site, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false }\n');
        if (name === 'yarn 4') writeFileSync(join(site, 'yarn.lock'), '');
        await manage('install');
        await manage(
          ...(starts[name.split(' ')[0] ?? ''] ?? []),
          'vitrine',
          'new',
          '--name',
          'Ada',
        );
        cpSync(sampleFolder, site, { recursive: true });
        await manage('run', 'build');
        expectSameBytes(join(site, 'dist'));
      });
    }
  }
  remove();
});

function expectSameBytes(dist: string): void {
  expect(builtFiles(dist)).toEqual(builtFiles());
  for (const file of builtFiles().filter((each) => statSync(join(dist, each)).isFile()))
    expect(readFileSync(join(dist, file)).equals(readBuilt(file)), file).toBe(true);
}
