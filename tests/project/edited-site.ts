import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '../test.ts';
import { serve } from './cli.ts';
import { copyProject } from './copy-project.ts';

/** The files of the site that a dev server shows: the owner's, and the source. */
type Editor = {
  url: string;
  edit: (file: string, from: string, to: string) => void;
  /** Puts a file there, in place of what is there already. */
  put: (file: string, bytes: Uint8Array) => void;
  undo: () => void;
  /** What the server has said in the terminal. */
  output: () => string;
};

type DevServer = Pick<Editor, 'url' | 'output'> & { folder: string };

/** A test that edits files while a dev server shows them. */
export const test = base.extend<{ editor: Editor }, { devServer: DevServer }>({
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
    const put = (file: string, bytes: string | Uint8Array) => {
      const path = join(folder, file);
      if (!originals.has(path)) {
        originals.set(path, existsSync(path) ? readFileSync(path) : undefined);
      }
      writeFileSync(path, bytes);
    };
    const edit = (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      put(file, text.replace(from, to));
    };
    const undo = () => {
      for (const [path, bytes] of originals) {
        if (bytes) writeFileSync(path, bytes);
        else rmSync(path, { force: true });
      }
      originals.clear();
    };
    await use({ url, output, edit, put, undo });
    // The next test begins with the files as they were; no page is open that would show it.
    await page.goto('about:blank');
    undo();
  },
});
