import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../project/cli.ts';
import type { OwnerFiles } from '../../project/copy-project.ts';
import type { MakeScenario, Scenario } from '../../project/scenario.ts';
import { readSite } from '../../project/site-files.ts';
import { sampleFiles } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** Runs a build that has to fail, and to leave the site of an earlier build as it was. */
async function buildBadly(
  scenario: MakeScenario,
  files: OwnerFiles,
  prepare: (project: Scenario) => void = () => {},
  has = { source: false },
): Promise<Outcome & { places: string[] }> {
  const project = scenario(files, has);
  const index = join(project.folder, 'dist', 'index.html');
  mkdirSync(join(project.folder, 'dist'));
  writeFileSync(index, 'the site of yesterday');
  prepare(project);
  const outcome = await project.build();
  expect(outcome.code).toBe(1);
  expect(outcome.output).not.toMatch(/^\s+at |node:internal|node_modules\/(react|@tanstack)/m);
  expect(readFileSync(index, 'utf8')).toBe('the site of yesterday');
  return { ...outcome, places: outcome.output.match(/^\S+\.yaml:\d+:\d+.*$/gm) ?? [] };
}

test('the mistakes of both files are named at their places', async ({ scenario }) => {
  const site = readFileSync(sampleFiles.site, 'utf8').replace('stagger: 300', 'stagger: fast');
  const content = 'projects:\n  - [Title, not a link, Text]\n  - [Title]\nextra: 1\n';
  const { places, output } = await buildBadly(scenario, { site, content });
  expect(places[0]).toMatch(/^site\.config\.yaml:\d+:12 {2}animation\.stagger$/);
  const lines = places.slice(1).map((place) => Number(place.split(':')[1]));
  expect(lines).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(output).toContain('contactMe');
});

test('a file is refused that is missing, empty, no text or no YAML', async ({ scenario }) => {
  const names = ['site.config.yaml', 'content/index.yaml'];
  for (const [bytes, said] of [
    [undefined, ':1:1\\s.*missing'],
    ['', ':1:1'],
    [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x0a]), ':1:1'],
    ['app:\n  name: Mistaken\n   version: 1.0.0\npages: [\n', ':[2-4]:\\d+'],
  ] as const) {
    const { output } = await buildBadly(scenario, {}, ({ folder }) => {
      for (const name of names) {
        if (bytes === undefined) rmSync(join(folder, name));
        else writeFileSync(join(folder, name), bytes);
      }
    });
    for (const name of names) expect(output).toMatch(new RegExp(name + said));
  }
});

/** Puts a line before the `return` of a section's view, and returns the number of the line. */
function breakView({ folder, edit }: Scenario, type: string, line: string): number {
  const view = join('src', 'sections', type, 'view.tsx');
  const [before = ''] = readFileSync(join(folder, view), 'utf8').split('  return (');
  edit(view, '  return (', `  ${line}\n  return (`);
  return before.split('\n').length;
}

test('all views that fail are named with their pages', async ({ scenario }) => {
  let line = 0;
  const breakViews = (project: Scenario) => {
    line = breakView(project, 'profile', 'window.scrollTo(0, 0);');
    breakView(project, 'links', 'return <ul style={{ margin: 0 }} />;');
  };
  const { output } = await buildBadly(scenario, {}, breakViews, { source: true });
  const place = (type: string) => `src/sections/${type}/view.tsx`;
  const section = (type: string) => `section "${type}" on /about-me`;
  expect(output).toContain(`${place('profile')}:${line}:3  ${section('profile')}\n`);
  expect(output).toContain('\n  ReferenceError: window is not defined\n');
  expect(output).toContain(`${place('links')}  ${section('links')}\n`);
  expect(output).toContain('the attribute style="margin:0" of <ul>');
});

/** The address of a data service; nothing listens on its port. */
const nowhere = 'http://127.0.0.1:9';

test('a service that does not answer stops a strict build', async ({ scenario }) => {
  const project = scenario({ site: readSite('remote-service').replaceAll('{host}', nowhere) });
  for (const [parameters, env] of [
    [['--strict'], {}],
    [[], { CI: '1' }],
  ] as const) {
    const { code, output } = await project.build(parameters, env);
    expect(code).toBe(1);
    expect(output).toContain(`No snapshot of ${nowhere}/v2/content`);
    expect(output).not.toMatch(/^\s+at /m);
    expect(() => project.read('index.html'), 'nothing is written').toThrow('ENOENT');
  }
});
