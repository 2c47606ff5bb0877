import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../project/cli.ts';
import { readScenario, type Scenario, test } from '../../project/scenario.ts';
import { expect, fullRun, fullRunUnless } from '../../test.ts';

const goodContent = `personalOwn: { own: { nameOwn: Ada, profession: Engineer, label: Hello } }
projects: []
contactMe: []
`;

/** The places that an output names, in their order. */
const places = ({ output }: Outcome) => output.match(/^\S+\.yaml:\d+:\d+.*$/gm) ?? [];

/** Puts a site from an earlier build into place. */
function keepOldSite({ folder }: Scenario): void {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), 'the site of yesterday');
}

function expectRefusal(outcome: Outcome, { folder }: Scenario): void {
  expect(outcome.code).toBe(1);
  expect(outcome.output).not.toMatch(/^\s+at /m);
  expect(outcome.output).not.toContain('node:internal');
  expect(readFileSync(join(folder, 'dist', 'index.html'), 'utf8')).toBe('the site of yesterday');
}

test('every mistake of both files is named with its place, and nothing is built', async ({
  scenario,
}) => {
  const project = scenario({
    site: readScenario('many-mistakes'),
    content: 'projects:\n  - [Title, not a link, Text]\n  - [Title]\nextra: 1\n',
  });
  keepOldSite(project);
  const outcome = await project.build();
  expectRefusal(outcome, project);
  const named = places(outcome);
  const lines = new Set(named.map((place) => place.split(':').slice(0, 2).join(':')));
  for (const line of [3, 6, 7, 9, 10, 15, 19, 21, 24, 25, 28]) {
    expect(lines).toContain(`site.config.yaml:${line}`);
  }
  for (const line of [2, 3, 4]) expect(lines).toContain(`content/index.yaml:${line}`);
  expect(named.filter((place) => place.startsWith('site.config.yaml:9:12'))).toHaveLength(1);
  expect(outcome.output).toMatch(/personalOwn/);
  expect(outcome.output).toMatch(/contactMe/);
  expect(outcome.output).toMatch(/colour/);
  expect(outcome.output).toMatch(/projcts/);
});

test('a file that is not YAML is refused with the place', async ({ scenario }) => {
  const project = scenario({
    site: 'app:\n  name: Mistaken\n   version: 1.0.0\npages: [\n',
    content: goodContent,
  });
  keepOldSite(project);
  const outcome = await project.build();
  expectRefusal(outcome, project);
  expect(places(outcome).join('\n')).toMatch(/^site\.config\.yaml:[2-4]:\d+/m);
});

test('content that is not YAML is refused with the place', fullRun, async ({ scenario }) => {
  const project = scenario({ content: 'projects:\n  - [Title, "https://example.com\n' });
  keepOldSite(project);
  const outcome = await project.build();
  expectRefusal(outcome, project);
  expect(places(outcome).join('\n')).toMatch(/^content\/index\.yaml:\d+:\d+/m);
});

for (const file of ['site.config.yaml', join('content', 'index.yaml')]) {
  const name = file.replaceAll('\\', '/');

  test(`an empty ${name} is refused`, fullRun, async ({ scenario }) => {
    const project = scenario({});
    keepOldSite(project);
    writeFileSync(join(project.folder, file), '');
    const outcome = await project.build();
    expectRefusal(outcome, project);
    expect(places(outcome)[0]).toContain(`${name}:1:1`);
  });

  test(
    `a missing ${name} is refused`,
    fullRunUnless(name === 'site.config.yaml'),
    async ({ scenario }) => {
      const project = scenario({});
      keepOldSite(project);
      rmSync(join(project.folder, file));
      const outcome = await project.build();
      expectRefusal(outcome, project);
      expect(outcome.output).toContain(name);
      expect(outcome.output).toContain('missing');
    },
  );

  test(`a ${name} that is not text is refused`, fullRun, async ({ scenario }) => {
    const project = scenario({});
    keepOldSite(project);
    writeFileSync(join(project.folder, file), Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x0a]));
    const outcome = await project.build();
    expectRefusal(outcome, project);
    expect(outcome.output).toContain(`${name}:1:1`);
  });
}

test('a build without mistakes replaces the last one whole', async ({ scenario }) => {
  const project = scenario({ content: goodContent });
  keepOldSite(project);
  writeFileSync(join(project.folder, 'dist', 'old.txt'), 'of yesterday');
  const { code, output } = await project.build();
  expect(output).toContain('built in');
  expect(code).toBe(0);
  expect(existsSync(join(project.folder, 'dist', 'old.txt'))).toBe(false);
  expect(readFileSync(join(project.folder, 'dist', 'index.html'), 'utf8')).toContain('Ada');
});
