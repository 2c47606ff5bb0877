import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from '../../src/node/hosting/host-files.ts';
import { serveFolders } from '../browser/static-server.ts';
import { test as base } from '../test.ts';
import { build, type Outcome, root } from './cli.ts';
import { copyProject, type OwnerFiles } from './copy-project.ts';

/** A copy of the project that a test may build and visit; gone when the test is over. */
export type Scenario = {
  folder: string;
  build: (parameters?: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** Changes a text of one of its files. */
  edit: (file: string, from: string, to: string) => void;
  /** Serves what was built, and answers with its address. */
  serve: (basePath?: string) => Promise<string>;
};

/** Makes a copy of the project with the owner's files of a test. */
export type MakeScenario = (files: OwnerFiles) => Scenario;

/** A test that builds sites of its own. */
export const test = base.extend<{ scenario: MakeScenario }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  scenario: async ({}, use) => {
    const endings: (() => unknown)[] = [];
    await use((files) => {
      const { folder, remove } = copyProject(files);
      endings.push(remove);
      return {
        folder,
        build: (parameters, env) => build(folder, parameters, env),
        edit: (file, from, to) => {
          const text = readFileSync(join(folder, file), 'utf8');
          if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
          writeFileSync(join(folder, file), text.replace(from, to));
        },
        serve: async (basePath) => {
          const dist = join(folder, 'dist');
          const { url, close } = await serveFolders([dist], {
            headers: readHeaders(dist),
            ...(basePath !== undefined && { base: basePath }),
          });
          endings.unshift(close);
          return url;
        },
      };
    });
    for (const end of endings) await end();
  },
});

/** A site of `tests/sites/`. */
export function readScenario(name: string): string {
  return readFileSync(join(root, 'tests', 'sites', `${name}.yaml`), 'utf8');
}
