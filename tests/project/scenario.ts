import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fixtures, PlaywrightTestArgs } from 'playwright/test';
import { readHeaders } from '../../src/node/build/hosting/host-files.ts';
import { temporaryFolder } from '../browser/program.ts';
import { serveFolder } from '../browser/static-server.ts';
import { builtPath } from './built-site.ts';
import { build, type Outcome, type Running, serve } from './cli.ts';
import { copyProject, copySource, type OwnerFiles, writeOwnerFiles } from './copy-project.ts';
import { fillOnce } from './shared-folder.ts';

/** A site that may be built and visited. */
export type Scenario = {
  folder: string;
  build: (parameters?: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** Builds the site and returns the output; throws if the build fails. */
  buildWell: (parameters?: readonly string[]) => Promise<string>;
  /** Changes a text of one of its files. */
  edit: (file: string, from: string, to: string) => void;
  /** A file of what was built. */
  read: (file: string) => Buffer;
  /** Serves what was built, and answers with its address. */
  serve: (basePath?: string) => Promise<string>;
};

/** A site that was built and is served, and the output of its build. */
export type BuiltSite = Omit<Scenario, 'serve'> & { url: string; output: string };

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
  /** Sites of one test, gone when it is over. */
  scenario: (files: OwnerFiles) => Scenario;
  /** A dev server, and its files, which are as they were when the test is over. */
  editor: Editor;
};
export type PerWorker = {
  /** Serves a site, which is built once for all tests that ask for it by the same name. */
  builtSite: (name: string, files: OwnerFiles, more?: SiteOptions) => Promise<BuiltSite>;
  devServer: Pick<Editor, 'url' | 'output'> & { folder: string };
  /** The address of a dev server whose files nobody edits. It starts when it is asked for, since few tests are. */
  devHost: () => Promise<string>;
};

export type SiteOptions = {
  /** Changes the site before it is built. */
  prepare?: (scenario: Scenario) => void | Promise<void>;
  /** Whether it is in a copy of the project, since `prepare` changes the source too. */
  hasSource?: boolean;
  /** The path that it is built for, if that is not the root. */
  base?: string;
};

/** What tests build sites of their own with, or edit one while a dev server shows it. */
export const scenarioFixtures: Fixtures<PerTest, PerWorker, PlaywrightTestArgs> = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  scenario: async ({}, use) => {
    const endings: Endings = [];
    await use((files) => {
      const { folder, remove } = temporaryFolder();
      endings.push(remove);
      writeOwnerFiles(folder, files);
      return scenarioIn(folder, endings);
    });
    for (const end of endings) await end();
  },
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const endings: Endings = [];
      const sites = new Map<string, Promise<BuiltSite>>();
      const make = async (name: string, files: OwnerFiles, options: SiteOptions) => {
        const folder = await fillOnce(name, async (shared) => {
          if (options.hasSource) copySource(shared);
          writeOwnerFiles(shared, files);
          const site = scenarioIn(shared, endings);
          await options.prepare?.(site);
          const base = options.base === undefined ? [] : ['--base', options.base];
          writeFileSync(`${shared}.log`, await site.buildWell(base));
        });
        const site = scenarioIn(folder, endings);
        const output = readFileSync(`${folder}.log`, 'utf8');
        return { ...site, output, url: await site.serve(options.base) };
      };
      await use((name, files, options = {}) => {
        const site = sites.get(name) ?? make(name, files, options);
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
  devHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      let running: Promise<Running> | undefined;
      await use(async () => {
        running ??= serve(dirname(builtPath()), 'dev');
        return (await running).url;
      });
      await (await running)?.stop();
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
      mkdirSync(dirname(path), { recursive: true });
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

function scenarioIn(folder: string, endings: Endings): Scenario {
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
