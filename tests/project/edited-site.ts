import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '../test.ts';
import { serve } from './cli.ts';
import { copyProject } from './copy-project.ts';

/** The files of the site that a dev server shows: the owner's, and the source. */
type Editor = {
  url: string;
  edit: (file: string, from: string, to: string) => void;
  undo: () => void;
};

type DevServer = { url: string; folder: string };

/** A test that edits files while a dev server shows them. */
export const test = base.extend<{ editor: Editor }, { devServer: DevServer }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { folder, remove } = copyProject();
      const { url, stop } = await serve(folder, 'dev');
      await use({ url, folder });
      await stop();
      remove();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, devServer: { url, folder } }, use) => {
    const originals = new Map<string, string>();
    const edit = (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      if (!originals.has(file)) originals.set(file, text);
      writeFileSync(path, text.replace(from, to));
    };
    const undo = () => {
      for (const [file, text] of originals) writeFileSync(join(folder, file), text);
    };
    await use({ url, edit, undo });
    // The next test begins with the files as they were; no page is open that would show it.
    await page.goto('about:blank');
    undo();
  },
});
