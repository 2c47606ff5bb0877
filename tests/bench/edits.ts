import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { serve } from '../project/cli.ts';
import { copyProject } from '../project/copy-project.ts';
import { waitForIdle } from './idle.ts';
import { spread } from './statistics.ts';

/** From the write of a file to the frame that shows it, in ms, edit by edit. */
export type Edits = { times: number[]; reloads: number };

/** The text that is edited, as the sample site has it. */
const text = 'Technologies & Tools';
/** What a save may take at the median, in ms. */
const most = 150;

/** Edits a text of a copy of the site, time and again, under an open page of `npm run dev`. */
export async function timeEdits(browser: Browser, count: number, idleWait: number): Promise<Edits> {
  const { folder, remove } = copyProject({});
  const { url, stop } = await serve(folder, 'dev');
  const page = await browser.newPage();
  try {
    // The compiler names functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${url}/about-me`);
    await page.getByText(text).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-marked', ''));
    const file = join(folder, 'site.config.yaml');
    const original = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let edit = 0; edit <= count; edit += 1) {
      await waitForIdle(idleWait);
      const edited = `Edit ${edit} of this text`;
      await expectText(page, edited);
      const saved = Date.now();
      writeFileSync(file, original.replace(text, edited));
      times.push((await painted(page)) - saved);
    }
    const marked = await page.evaluate(() => document.body.hasAttribute('data-marked'));
    // The first one warms up what it goes through, and counts for nothing.
    return { times: times.slice(1), reloads: marked ? 0 : 1 };
  } finally {
    await page.close();
    await stop();
    remove();
  }
}

/** Makes the page note when it has painted a text that it does not show yet. */
async function expectText(page: Page, expected: string): Promise<void> {
  await page.evaluate((awaited) => {
    const noted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(awaited)) return;
        observer.disconnect();
        // A task after the frame's callbacks comes when the frame has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { painted: noted });
  }, expected);
}

async function painted(page: Page): Promise<number> {
  const time: unknown = await page.evaluate(() => Reflect.get(window, 'painted'));
  if (typeof time !== 'number') throw new Error('The page has lost its watch: it was reloaded');
  return time;
}

/** Whether saves reach the screen in time, and without a reload. */
export function areQuick({ times, reloads }: Edits): boolean {
  return spread(times).median <= most && reloads === 0;
}

/** What the edits took, against what they may take. */
export function formatEdits(edits: Edits): string {
  const { times } = edits;
  const { median, min, max } = spread(times);
  return [
    `from a save to the screen, ${times.length} edits of a text: median ${median} ms (${min}..${max})`,
    `at most ${most} ms, without a reload: ${areQuick(edits) ? 'ok' : 'OVER'}`,
  ].join('\n');
}
