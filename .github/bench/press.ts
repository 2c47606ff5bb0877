import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Press, TargetPage } from './pages.ts';
import type { Figures } from './report.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    /** When the button was pressed first, and when the page answered; in ms since the navigation. */
    press: { pressed: number; answered: number };
    /** Tells where the button is, once it is painted. */
    reportButton: (x: number, y: number) => void;
    reportAnswer: () => void;
  }
}

/** Runs in the measured page before the page's own scripts, so it uses nothing of this module. */
function observePress({ button, which, answer }: Press): void {
  let isShown = false;
  let label = '';
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const findButton = () => [...document.querySelectorAll(button)].at(which === 'first' ? 0 : -1);
  /** The links may be in the bar that the button is in, or in what a summary unfolds. */
  const isMenuOpen = () => {
    const lists = findButton()?.closest('nav, details')?.querySelectorAll('ul, nav') ?? [];
    return [...lists].some((list) => list.querySelector('a') && isVisible(list));
  };
  const isAnswered = () =>
    answer === 'menu' ? isMenuOpen() : (findButton()?.textContent ?? label) !== label;

  // A frame paints the state that its callback finds.
  const look = () => {
    if (isShown && isAnswered()) {
      window.press.answered = performance.now();
      window.reportAnswer();
      return;
    }
    requestAnimationFrame(look);
    if (isShown || performance.getEntriesByName('first-contentful-paint').length === 0) return;
    const element = findButton();
    if (!element || !isVisible(element)) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    isShown = true;
    label = element.textContent;
    window.reportButton(x + width / 2, y + height / 2);
  };

  window.press = { pressed: 0, answered: Infinity };
  const notePress = ({ timeStamp }: Event) => {
    // The time of the press itself, since a busy page handles the event later.
    window.press.pressed ||= timeStamp;
  };
  addEventListener('pointerdown', notePress, { capture: true });
  look();
}

/** How often a visitor presses who sees nothing happen, in ms. */
const interval = 60;
/** How long a page may take to show its button, and then to answer, in ms. */
const timeout = 8000;

/**
 * Times the answer to a press on a button as soon as it is painted. A menu is pressed again and again until
 * it opens; a button that says what it does is pressed once, for a page to remember.
 */
export async function timePress(browser: Browser, target: TargetPage): Promise<Figures> {
  const { url, press } = target;
  if (!press) return {};
  return visit(browser, {}, async (page, client) => {
    let button: { x: number; y: number } | undefined;
    let isAnswered = false;
    await page.exposeFunction('reportButton', (x: number, y: number) => {
      button = { x, y };
    });
    await page.exposeFunction('reportAnswer', () => {
      isAnswered = true;
    });
    await page.addInitScript(observePress, press);
    await page.goto(url, { waitUntil: 'commit' });

    await until(() => button !== undefined, timeout);
    const end = Date.now() + timeout;
    while (button && !isAnswered && Date.now() < end) {
      // Like a press of the hardware, which waits neither for the page nor for the button.
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await client.send('Input.dispatchMouseEvent', {
          ...{ type, ...button, button: 'left', clickCount: 1 },
        });
      await until(() => isAnswered, press.answer === 'menu' ? interval : timeout);
    }
    const { firstPaint, pressed, answered } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...window.press,
    }));
    if (press.answer === 'label') return { 'hydrated: a button answers': answered };
    return {
      'menu opens': answered,
      'menu opens, from the first paint': answered - firstPaint,
      'menu opens, from the first tap': Math.max(0, answered - pressed),
    };
  });
}

async function until(condition: () => boolean, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!condition() && Date.now() < end) await pause(5);
}
