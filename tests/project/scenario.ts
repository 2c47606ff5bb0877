import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fixtures, PlaywrightTestArgs } from 'playwright/test';
import { readHeaders } from '../../src/node/hosting/host-files.ts';
import { serveFolder } from '../browser/static-server.ts';
import { build, type Outcome, serve } from './cli.ts';
import { copyProject, type OwnerFiles } from './copy-project.ts';

/** A copy of the project that may be built and visited. */
export type Scenario = {
  folder: string;
  build: (parameters?: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** Builds the copy and returns the output; throws if the build fails. */
  buildWell: (parameters?: readonly string[]) => Promise<string>;
  /** Changes a text of one of its files. */
  edit: (file: string, from: string, to: string) => void;
  /** A file of what was built. */
  read: (file: string) => Buffer;
  /** Serves what was built, and answers with its address. */
  serve: (basePath?: string) => Promise<string>;
};

/** Makes a copy of the project with the owner's files of a test. */
export type MakeScenario = (files: OwnerFiles) => Scenario;

/** A site that was built and is served. */
export type BuiltSite = Pick<Scenario, 'folder' | 'read'> & { url: string };

/** The files of a site that a dev server shows: the owner's, and the source. */
type Editor = {
  url: string;
  edit: Scenario['edit'];
  /** Puts a file there, in place of what is there already. */
  put: (file: string, bytes: string | Uint8Array) => void;
  undo: () => void;
  /** The output of the server in the terminal. */
  output: () => string;
};

export type PerTest = {
  /** Copies of the project, gone when the test is over. */
  scenario: MakeScenario;
  /** A dev server, and its files, which are as they were when the test is over. */
  editor: Editor;
};
export type PerWorker = {
  /** Builds and serves a site once for all tests of a worker that ask for it by the same name. */
  builtSite: (name: string, files: OwnerFiles, prepare?: Prepare) => Promise<BuiltSite>;
  devServer: Pick<Editor, 'url' | 'output'> & { folder: string };
};

/** Changes a copy before it is built; answers with the path that it is built for, if that is not the root. */
type Prepare = (scenario: Scenario) => string | undefined;

/** What tests build sites of their own with, or edit one while a dev server shows it. */
export const scenarioFixtures: Fixtures<PerTest, PerWorker, PlaywrightTestArgs> = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  scenario: async ({}, use) => {
    const endings: Endings = [];
    await use((files) => makeScenario(files, endings));
    for (const end of endings) await end();
  },
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const endings: Endings = [];
      const sites = new Map<string, Promise<BuiltSite>>();
      const make = async (files: OwnerFiles, prepare: Prepare): Promise<BuiltSite> => {
        const scenario = makeScenario(files, endings);
        const path = prepare(scenario);
        await scenario.buildWell(path === undefined ? [] : ['--base', path]);
        return { ...scenario, url: await scenario.serve(path) };
      };
      await use((name, files, prepare = () => undefined) => {
        const site = sites.get(name) ?? make(files, prepare);
        sites.set(name, site);
        return site;
      });
      for (const end of endings) await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { folder, remove } = copyProject();
      const { url, output, stop } = await serve(folder, 'dev');
      await use({ url, output, folder });
      await stop();
      remove();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, devServer: { url, output, folder } }, use) => {
    const originals = new Map<string, Uint8Array | undefined>();
    const put: Editor['put'] = (file, bytes) => {
      const path = join(folder, file);
      if (!originals.has(path)) {
        originals.set(path, existsSync(path) ? readFileSync(path) : undefined);
      }
      writeFileSync(path, bytes);
    };
    const undo = () => {
      for (const [path, bytes] of originals) {
        if (bytes) writeFileSync(path, bytes);
        else rmSync(path, { force: true });
      }
      originals.clear();
    };
    const edit: Editor['edit'] = (file, from, to) => put(file, edited(folder, file, from, to));
    await use({ url, output, edit, put, undo });
    // The files are restored while no page is open, so that no page logs the change.
    await page.goto('about:blank');
    undo();
  },
};

type Endings = (() => unknown)[];

function makeScenario(files: OwnerFiles, endings: Endings): Scenario {
  const { folder, remove } = copyProject(files);
  endings.push(remove);
  const dist = join(folder, 'dist');
  return {
    folder,
    build: (parameters, env) => build(folder, parameters, env),
    buildWell: async (parameters) => {
      const { code, output } = await build(folder, parameters);
      if (code !== 0) throw new Error(output);
      return output;
    },
    edit: (file, from, to) => writeFileSync(join(folder, file), edited(folder, file, from, to)),
    read: (file) => readFileSync(join(dist, file)),
    serve: async (path = '/') => {
      const { url, close } = await serveFolder(dist, { headers: readHeaders(dist), base: path });
      endings.unshift(close);
      return url;
    },
  };
}

function edited(folder: string, file: string, from: string, to: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
  return text.replace(from, () => to);
}
