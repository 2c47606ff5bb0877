import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { pack, run } from '../../project/packed-site.ts';
import { sampleFolder } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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
