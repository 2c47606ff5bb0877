import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { mark } from '../page/actions.ts';
import { serve } from '../project/cli.ts';
import { copyProject } from '../project/copy-project.ts';
import { spread } from './figures.ts';
import { waitForIdle } from './idle.ts';
import { type Verdict, verdictOf } from './report.ts';

/** What is edited, time and again. */
type Kind = {
  name: string;
  file: string;
  /** Returns the file with an edit that the page shows, each time another one. */
  edit: (source: string, index: number) => string;
  /** What a save may take at the median, in ms. */
  most: number;
};

const kinds: readonly Kind[] = [
  {
    name: 'a text',
    file: 'site.config.yaml',
    edit: (source, index) => source.replace('Technologies & Tools', `Edit ${index} of this text`),
    most: 150,
  },
  {
    name: 'a style',
    file: 'src/sections/technologies/view.css.ts',
    edit: (source, index) =>
      `${source}globalStyle(\`\${list}\`, { lineHeight: ${(140 + index) / 100} });\n`,
    most: 300,
  },
  {
    name: 'a token',
    file: 'src/ui/theme.css.ts',
    edit: (source, index) =>
      source.replace("text: '1.0625rem'", `text: '${(120 + index) / 100}rem'`),
    most: 300,
  },
];

/**
 * Edits files of a copy of the site and its source, time and again, under an open page of `npm run dev`:
 * measured is the time from the write of a file to the frame that shows it.
 */
export async function timeEdits(browser: Browser, count: number): Promise<Verdict[]> {
  const { folder, remove } = copyProject({});
  const { url, stop } = await serve(folder, 'dev');
  const page = await browser.newPage();
  try {
    // The compiler names functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${url}/about-me`);
    await page.getByText('Technologies & Tools').waitFor();
    await page.waitForLoadState('networkidle');
    const verdicts: Verdict[] = [];
    for (const { name, file, edit, most } of kinds) {
      await mark(page);
      const place = join(folder, file);
      const original = readFileSync(place, 'utf8');
      const times: number[] = [];
      for (let index = 0; index <= count; index += 1) {
        const edited = edit(original, index);
        if (edited === original) throw new Error(`The edit of ${name} finds nothing in ${file}`);
        await waitForIdle();
        await expectChange(page);
        const saved = Date.now();
        writeFileSync(place, edited);
        times.push((await painted(page)) - saved);
      }
      const marked = await page.evaluate(() => document.body.hasAttribute('data-marked'));
      // The first edit fills caches, so it does not count.
      const { median, min, max } = spread(times.slice(1));
      verdicts.push(
        verdictOf(`a save of ${name} (${min}..${max})`, median, most, 'ms'),
        verdictOf(`a save of ${name}: reloads`, marked ? 0 : 1, 0),
      );
    }
    return verdicts;
  } finally {
    await page.close();
    await stop();
    remove();
  }
}

/** Makes the page note when it has painted something else than it shows now. */
async function expectChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = [...document.querySelectorAll('ul')].at(-2);
    const read = () => {
      const { lineHeight } = getComputedStyle(list ?? document.body);
      return [
        lineHeight,
        getComputedStyle(document.body).fontSize,
        document.body.textContent,
      ].join();
    };
    const before = read();
    const noted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The page does not show the edit')), 10_000);
      const look = () => {
        if (read() === before) return requestAnimationFrame(look);
        // A timer that a frame callback sets runs after the frame is painted.
        return setTimeout(() => resolve(Date.now()));
      };
      look();
    });
    Object.assign(window, { painted: noted });
  });
}

async function painted(page: Page): Promise<number> {
  const time: unknown = await page.evaluate(() => Reflect.get(window, 'painted'));
  if (typeof time !== 'number') throw new Error('The page has lost its watch: it was reloaded');
  return time;
}
