import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { Interaction, TargetPage } from './targets.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    /** When the button was pressed first, and when the page answered; in ms since the navigation. */
    press: { pressed: number | undefined; answered: number | undefined };
    /** Tells where the button is, once it is painted. */
    reportButton: (x: number, y: number) => void;
    reportAnswer: () => void;
  }
}

/** Runs in the measured page before the page's own scripts, so it uses nothing of this module. */
function observeInteraction({ button, which, answer }: Interaction): void {
  let shown: Element | undefined;
  let label = '';

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const findButton = () => {
    const all = document.querySelectorAll(button);
    return all[which === 'first' ? 0 : all.length - 1];
  };
  /** The links may be in the bar that the button is in, or in what a summary unfolds. */
  const isMenuOpen = () => {
    const lists = findButton()?.closest('nav, details')?.querySelectorAll('ul, nav') ?? [];
    return [...lists].some((list) => list.querySelector('a') && isVisible(list));
  };
  const isAnswered = () =>
    answer === 'menu' ? isMenuOpen() : (findButton()?.textContent ?? label) !== label;

  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const report = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    shown = element;
    label = element.textContent;
    window.reportButton(x + width / 2, y + height / 2);
  };

  // A frame paints the state that its callback finds.
  const look = () => {
    if (shown && isAnswered()) {
      window.press.answered = performance.now();
      window.reportAnswer();
      return;
    }
    requestAnimationFrame(look);
    const element = shown || !isPainted() ? undefined : findButton();
    if (element && isVisible(element)) report(element);
  };

  window.press = { pressed: undefined, answered: undefined };
  const notePress = ({ timeStamp }: Event) => {
    // The time of the press itself, since a busy page handles the event later.
    window.press.pressed ??= timeStamp;
  };
  addEventListener('pointerdown', notePress, { capture: true });
  look();
}

/** How often a visitor presses who sees nothing happen, in ms. */
const interval = 60;
/** How long a page may take to show its button, and then to answer, in ms. */
const timeout = 8000;

/** When a page answers a press, in ms since the navigation and since then; `Infinity` for never. */
type InteractionTiming = { answered: number; afterPaint: number; afterPress: number };

/**
 * Presses a button as soon as it is painted. A menu is pressed again and again until it opens; a
 * button that says what it does is pressed once, for a page to remember.
 */
export async function timeInteraction(
  browser: Browser,
  { url, interaction }: TargetPage,
): Promise<Partial<InteractionTiming>> {
  if (!interaction) return {};
  return visit(browser, {}, async (page, client) => {
    const reported: { button?: Point; answered: boolean } = { answered: false };
    await page.exposeFunction('reportButton', (x: number, y: number) => {
      reported.button = { x, y };
    });
    await page.exposeFunction('reportAnswer', () => {
      reported.answered = true;
    });
    await page.addInitScript(observeInteraction, interaction);
    await page.goto(url, { waitUntil: 'commit' });

    await until(() => reported.button !== undefined, timeout);
    const end = Date.now() + timeout;
    while (reported.button && !reported.answered && Date.now() < end) {
      await press(client, reported.button);
      const wait = interaction.answer === 'menu' ? interval : timeout;
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

/** Sends a press like one of the hardware, which waits neither for the page nor for the button. */
async function press(client: CDPSession, at: Point): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await client.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
}
