import type { ConsoleMessage, Page } from 'playwright/test';

/** One thing a page has said: an error that nobody caught, or a message on its console. */
export type Saying = { type: string; text: string };

const alarming = ['error', 'warning', 'assert', 'uncaught'];

/** Listens to a page's console and to the errors that nobody catches. */
export class Voice {
  readonly #sayings: (Saying & { message?: ConsoleMessage })[] = [];
  readonly #expected: RegExp[] = [];

  listenTo(page: Page): void {
    page.on('console', (message) => {
      const text = message.text();
      // Chromium's own reports name no address.
      const where = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
      this.#sayings.push({ type: message.type(), text: text + where, message });
    });
    page.on('pageerror', (error) => {
      this.#sayings.push({ type: 'uncaught', text: error.stack ?? error.message });
    });
  }

  /** Errors and warnings that match are no fault of the test. */
  expect(...texts: RegExp[]): void {
    this.#expected.push(...texts);
  }

  /** Errors and warnings that match. */
  heard(text: RegExp): Saying[] {
    return this.#alarms().filter((saying) => text.test(saying.text));
  }

  /** The console messages that match, for a look at what they were called with. */
  messages(text: RegExp): ConsoleMessage[] {
    return this.#sayings.flatMap(({ message }) =>
      message && text.test(message.text()) ? [message] : [],
    );
  }

  /** Errors and warnings that nobody expected. */
  unexpected(): string[] {
    return this.#alarms()
      .filter(({ text }) => !this.#expected.some((each) => each.test(text)))
      .map(({ type, text }) => `${type}: ${text}`);
  }

  #alarms(): Saying[] {
    return this.#sayings.filter(({ type }) => alarming.includes(type));
  }
}
