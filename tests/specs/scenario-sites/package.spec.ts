import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import * as schemas from '../../../src/sections/schemas.ts';
import { temporaryFolder } from '../../browser/program.ts';
import { overlay, waitForHydration } from '../../page/actions.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { root, runScript, serve, vitrine } from '../../project/cli.ts';
import { shareCache } from '../../project/copy-project.ts';
import {
  engineOf,
  installOffline,
  lockedPackages,
  pack,
  packNewer,
  run,
} from '../../project/packed-site.ts';
import { sampleFolder } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a new site holds its engine, so that it is built wherever it is, with a section type of its own that is checked, and shown while it is edited', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  test.setTimeout(600_000);
  const { folder, remove } = temporaryFolder();
  const { folder: site, edit, read } = scenario({});
  const made = await vitrine(folder, ['new', 'made', '--name', 'Ada']);
  expect(made.code, made.output).toBe(0);
  cpSync(join(folder, 'made'), site, { recursive: true, force: false });
  remove();
  const { archive, files } = await engineOf(site);
  expect(statSync(archive).size).toBeLessThan(1_325_000);
  expect(files.filter((file) => /\.test\.|^(public|content|tests|\.github)\//.test(file))).toEqual(
    [],
  );
  const places = files.flatMap(
    (file) => /^packed\/node_modules\/(?:@.+?\/)?.+?\//.exec(file)?.[0] ?? [],
  );
  for (const place of new Set(places))
    expect(files.filter((file) => file.startsWith(place)).join()).toMatch(/\/licen[cs]e/i);
  for (const file of ['package.json', 'package-lock.json'])
    expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/file:(?!vendor\/vitrine-)/);
  const packages = lockedPackages(site);
  // Besides these, each system gets two of sharp, and one of each of the two compilers.
  expect(Object.values(packages).filter(({ optional }) => !optional)).toHaveLength(61);
  await installOffline(site);
  shareCache(site);
  const command = join(site, 'node_modules', '.bin', 'vitrine');
  const script = async (...parameters: string[]) => {
    const { code, output } = await runScript(site, [command, ...parameters]);
    expect(code, output).toBe(0);
  };
  await script('new:section', 'errands');
  // The first command that meets a schema that cannot be loaded has nothing bundled to say so.
  edit('sections/errands/schema.ts', 'const errands', 'const others');
  const { output: unloaded } = await runScript(site, [command, 'check']);
  expect(unloaded).toMatch(
    /^sections\/errands\/schema\.ts:\d+:14\n {2}this exports others, and no errands\n/,
  );
  edit('sections/errands/schema.ts', 'const others', 'const errands');
  edit('sections/errands/view.tsx', 'place !== undefined', 'plaza !== undefined');
  // Editors find the same faults in the types as TypeScript itself.
  const types = [join(root, 'node_modules', '.bin', 'tsc'), '--noEmit', '--project', site];
  const { output: faults } = await runScript(site, types);
  expect(faults).toMatch(/^\S*errands\/view\.tsx\(\d+,\d+\): .*plaza.*\n$/);
  edit('sections/errands/view.tsx', 'plaza !== undefined', 'place !== undefined');
  const errands = '\n      - type: errands\n        items:\n          - { title: On engines }\n';
  appendFileSync(join(site, 'site.config.yaml'), errands);
  // The archive holds what reads code.
  const code = '      - { type: prose, paragraphs: [{ code: "true", language: elixir }] }\n';
  appendFileSync(join(site, 'site.config.yaml'), code);
  await script('build');
  expect(read('about-me/index.html').toString()).toContain('On engines');
  expect(read('about-me/index.html').toString()).toMatch(/<span class="\w+">true<\/span>/);
  // All other files name a script or a style.
  expectSameBytes(join(site, 'dist'), /\.(avif|ico|jpg|m4a|mp4|png|svg|txt|webm|webp|woff2)$/);
  const schema = join(site, 'node_modules', 'vitrine', 'src', 'config', 'site.schema.json');
  expect(readFileSync(schema, 'utf8'), 'what editors complete').toContain('"const":"errands"');

  await test.step('a server that starts with a mistake says so once, until it is mended', async () => {
    consoleMessages.allow(/500/, /\[vite\]/);
    edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
    const { url, output, stop } = await serve(site, 'dev', command);
    await page.goto(`${url}/about-me`);
    await expect(overlay(page)).toContainText('animation.stagger');
    const message = /site\.config\.yaml:\d+:12 {2}animation\.stagger\n.*\n {2}fix: /g;
    expect(output().match(message)).toHaveLength(1);
    edit('site.config.yaml', 'stagger: fast', 'stagger: 300');
    // This is the first page of the server, which can take longer than any other wait.
    await waitForHydration(page);
    await expect(page.getByText('On engines')).toBeVisible();
    expect(output().split('Both files are in order again.')).toHaveLength(2);
    edit('sections/errands/view.tsx', '{title}', '{title.toUpperCase()}');
    await expect(page.getByText('ON ENGINES')).toBeVisible();
    // A page that is asked for while modules are replaced is loaded as a document.
    consoleMessages.allow(/404/);
    const styles = 'sections/errands/view.css.ts';
    const [token, unknown] = ['theme.color.muted', 'theme.color.faded'];
    edit(styles, token, unknown);
    for (const text of [`${styles}:3:49`, 'theme.color has no faded'])
      await expect(overlay(page)).toContainText(text);
    edit(styles, unknown, token);
    await expect(overlay(page)).toHaveCount(0);
    await page.goto('about:blank');
    await stop();
  });
});

test('a new site shows the example of each section type, with files that it does not have and never publishes @full', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { folder, remove } = temporaryFolder();
  const made = await vitrine(folder, ['new', '.', '--name', 'Ada', '--language', 'fr']);
  expect(made.code, made.output).toBe(0);
  const { url, stop } = await serve(folder, 'dev');
  for (const type of Object.keys(schemas)) {
    const response = await page.goto(`${url}/__gallery/${type}`);
    expect(response?.status(), type).toBe(200);
    await waitForHydration(page);
    await expect(overlay(page)).toHaveCount(0);
    const files = await page
      .locator('main :is([src^="/"], [poster], a[href*="/media/"])')
      .evaluateAll((all) =>
        all.flatMap((each) =>
          ['src', 'poster', 'href'].flatMap((name) => each.getAttribute(name) ?? []),
        ),
      );
    for (const file of files)
      expect((await page.request.get(url + file)).headers()['content-type'], file).not.toMatch(
        /html/,
      );
  }
  await page.goto('about:blank');
  await vitrine(folder, ['new:section', 'visits']);
  // A server that restarts closes its connections.
  await expect(async () => {
    const gallery = await page.request.get(`${url}/__gallery`);
    expect(await gallery.text()).toContain('The YAML of visits');
  }).toPass({ timeout: 60_000 });
  await stop();
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

/** What the workflow of a new site runs, step by step. */
const workflow = z.object({
  jobs: z.object({
    publish: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }),
  }),
});

test('a site is installed by every package manager wherever it is, builds to the same bytes, and gets a new engine @full', async () => {
  test.setTimeout(1_200_000);
  const { folder, remove } = temporaryFolder();
  const archive = await pack(folder);
  const newer = await packNewer(folder, archive);
  await run({ cwd: folder }, 'npm', 'install', '--prefix', 'tools', ...tools);
  const modules = join(folder, 'tools', 'node_modules');
  // Yarn 1 would take another archive of the same version from its cache.
  const cache = { YARN_CACHE_FOLDER: join(folder, 'yarn-cache') };
  // Yarn finds itself; pnpm is on the path of whoever has installed it.
  const path = { PATH: [join(modules, '.bin'), process.env['PATH']].join(delimiter) };
  // A new site changes what its lock file has to say, which package managers refuse in CI.
  const owner = { CI: 'false', TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' };
  const env = { ...process.env, ...cache, ...path, ...owner };
  for (const [name, command] of Object.entries(managers)) {
    const first = join(folder, 'engine', name);
    const moved = join(folder, `moved ${name}`);
    mkdirSync(first, { recursive: true });
    cpSync(archive, join(folder, 'engine', 'vitrine.tgz'));
    const [program = '', ...parameters] = command(modules);
    const manage = (cwd: string, ...more: string[]) =>
      run({ cwd, env }, program, ...parameters, ...more);
    await test.step(name, async () => {
      const dependencies = { vitrine: 'file:../vitrine.tgz' };
      writeFileSync(join(first, 'package.json'), JSON.stringify({ private: true, dependencies }));
      if (name === 'yarn 4') writeFileSync(join(first, 'yarn.lock'), '');
      await manage(first, 'install');
      const start = [...(starts[name.split(' ')[0] ?? ''] ?? []), 'vitrine'];
      await manage(first, ...start, 'new', '--name', 'Ada');
      cpSync(sampleFolder, first, { recursive: true });
      cpSync(first, moved, {
        recursive: true,
        filter: (path) => !/node_modules|[\\/]\.(yarn|pnp)/.test(path.slice(first.length)),
      });
      rmSync(join(folder, 'engine'), { recursive: true });
      if (name === 'npm') {
        const file = readFileSync(join(moved, '.github', 'workflows', 'pages.yml'), 'utf8');
        const { steps } = workflow.parse(parse(file)).jobs.publish;
        const commands = steps.flatMap((step) => step.run ?? []);
        for (const each of commands) await run({ cwd: moved, env }, 'sh', '-c', each);
      } else {
        await manage(moved, 'install');
        await manage(moved, 'run', 'build');
      }
      expectSameBytes(join(moved, 'dist'));
      await manage(moved, ...start, 'upgrade', '--engine', newer);
      expect(readdirSync(join(moved, 'vendor'))).toEqual(['vitrine-1.9.0.tgz']);
      await manage(moved, 'run', 'check');
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
