import type { Interaction } from './targets.ts';

declare global {
  interface Window {
    /** When the button was pressed first, and when the page answered; in ms since the navigation. */
    press: { pressed: number | undefined; answered: number | undefined };
    /** Tells where the button is, once it is painted. */
    reportButton: (x: number, y: number) => void;
    reportAnswer: () => void;
  }
}

/** Runs in the measured page, before its own scripts: it stands alone. */
export function observeInteraction({ button, which, answer }: Interaction): void {
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

  // What a frame's callback finds is in the picture that the frame paints.
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
    // The time of the press itself, however late the page hears of it.
    window.press.pressed ??= timeStamp;
  };
  addEventListener('pointerdown', notePress, { capture: true });
  look();
}
