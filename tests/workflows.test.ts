import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './project/cli.ts';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

const { engines, scripts } = z
  .object({
    engines: z.object({ node: z.string() }),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z.object({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  ),
});

const workflows = readdirSync(join(root, '.github', 'workflows')).map((file) => {
  const { jobs, ...rest } = workflow.parse(parse(read('.github', 'workflows', file)));
  const all = Object.values(jobs);
  const commands = all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const nodes = all.flatMap(({ strategy }) => strategy?.matrix['node'] ?? []);
  return { file, ...rest, commands, nodes };
});

const running = (command: string) => workflows.find(({ commands }) => commands.includes(command));

test('npm test runs on pushes and pull requests, with each Node that package.json names', () => {
  const found = running('npm test');
  expect(Object.keys(found?.on ?? {})).toEqual(['push', 'pull_request']);
  expect(found?.nodes).toEqual(expect.arrayContaining(engines.node.match(/\d+\.\d+/g) ?? []));
});

test('the exhaustive tests run every week and on a release', () => {
  const found = running('npm run test:full');
  expect(found?.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \* \* \d$/) }] });
  expect(found?.on).toHaveProperty('release');
});

test.each(workflows)(
  '$file runs scripts that there are, and may not write to the repository',
  ({ commands, permissions }) => {
    const named = commands.flatMap((each) => /^npm (?:run )?(?!ci)(\S+)/.exec(each)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
    expect(permissions['contents']).toBe('read');
  },
);
