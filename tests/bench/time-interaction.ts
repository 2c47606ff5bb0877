import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { observeInteraction } from './observe-interaction.ts';
import type { Profile } from './profiles.ts';
import type { TargetPage } from './targets.ts';
import { visit } from './visit.ts';

/** How often a visitor presses who sees nothing happen, in ms. */
const interval = 60;
/** How long a page may take to show its button, and then to answer, in ms. */
const patience = 8000;

/** When a page answers a press, in ms since the navigation and since then; `Infinity` for never. */
export type InteractionTiming = { answered: number; afterPaint: number; afterPress: number };

/**
 * Presses a button as soon as it is painted. A menu is pressed again and again until it opens; a
 * button that says what it does is pressed once, for a page to remember.
 */
export async function timeInteraction(
  browser: Browser,
  { url, interaction }: TargetPage,
  profile: Profile,
): Promise<InteractionTiming | undefined> {
  if (!interaction) return undefined;
  return visit(browser, { profile }, async (page, client) => {
    const reported: { button?: Point; answered: boolean } = { answered: false };
    await page.exposeFunction('reportButton', (x: number, y: number) => {
      reported.button = { x, y };
    });
    await page.exposeFunction('reportAnswer', () => {
      reported.answered = true;
    });
    await page.addInitScript(observeInteraction, interaction);
    await page.goto(url, { waitUntil: 'commit' });

    await until(() => reported.button !== undefined, patience);
    const end = Date.now() + patience;
    while (reported.button && !reported.answered && Date.now() < end) {
      await press(client, reported.button);
      const wait = interaction.answer === 'menu' ? interval : patience;
      await until(() => reported.answered, wait);
    }

    const { firstPaint, pressed, answered } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      pressed: window.press.pressed ?? 0,
      answered: window.press.answered ?? Number.POSITIVE_INFINITY,
    }));
    return {
      answered,
      afterPaint: answered - firstPaint,
      afterPress: Math.max(0, answered - pressed),
    };
  });
}

async function until(condition: () => boolean, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!condition() && Date.now() < end) await pause(5);
}

type Point = { x: number; y: number };

/** As the hardware does it: waiting neither for the page nor for the button to be still. */
async function press(client: CDPSession, at: Point): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await client.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
}
