import { setTimeout as delay } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** CSS selectors of the roles that a visitor looks for. */
const selectors = {
  heading: 'h1, h2, h3',
  paragraph: 'p',
  link: 'a[href]',
  button: 'button',
} as const;
type Role = keyof typeof selectors;

type Place = { x: number; y: number; width: number; height: number };

/** A visitor of the site in an engine of any protocol, who finds things by role and name. */
export class Visitor {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a path of the site in a fresh document, and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.openDocument(path);
    await this.until(() => document.documentElement.dataset['script'] === 'ready');
  }

  /** Opens a path of the site in a fresh document, whatever becomes of its script. */
  async openDocument(path: string): Promise<void> {
    await this.run(() => Reflect.set(window, 'isLeft', true));
    await this.#driver.open(`${this.#site}${path}`);
    // Under load Firefox reports the end of a navigation while it still shows the last document, or an
    // empty one, whose links would be found and then be gone.
    await this.until(
      () =>
        !('isLeft' in window) &&
        location.protocol === 'http:' &&
        document.readyState === 'complete',
    );
  }

  /** Runs a function in the page; it sees nothing but its arguments, which are values of JSON. */
  async run<Values extends unknown[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    const call = `(${work})(...${JSON.stringify(values)})`;
    const result = await this.#driver.evaluate(`JSON.stringify({ result: ${call} })`);
    return JSON.parse(result).result;
  }

  /** Waits until a condition holds in the page; the time limit of the test ends it. */
  async until<Values extends unknown[]>(
    holds: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    while (!(await this.run(holds, ...values))) await delay(50);
  }

  /** Waits until all animations have ended. */
  untilStill(): Promise<void> {
    return this.until(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
  }

  /** The place of a visible element in CSS pixels of the window; null if there is none. */
  find(role: Role, name: string): Promise<Place | null> {
    return this.run(
      (selector, wanted) => {
        for (const element of document.querySelectorAll(selector)) {
          const text = element.getAttribute('aria-label') ?? element.textContent;
          if (text.trim() !== wanted || !element.checkVisibility()) continue;
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        }
        return null;
      },
      selectors[role],
      name,
    );
  }

  /** Clicks with the mouse where a link or a button stands. */
  async click(role: 'link' | 'button', name: string): Promise<void> {
    await this.untilStill();
    const place = await this.find(role, name);
    if (!place) throw new Error(`There is no ${role} "${name}" to be seen`);
    await this.#driver.click(place.x + place.width / 2, place.y + place.height / 2);
  }

  /** The text of the page that can be seen. */
  text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: a visitor does not see what is hidden
    return this.run(() => document.body.innerText);
  }

  title(): Promise<string> {
    return this.run(() => document.title);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** The errors and warnings on the console since the last call. */
  takeErrors(): Promise<string[]> {
    return this.run(() => {
      const key = 'errors-of-the-page';
      const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      return errors;
    });
  }
}
