import type { ConsoleMessage, Page } from 'playwright/test';

/** A message on the console of a page, or an error that nobody caught. */
export type LoggedMessage = { type: string; text: string; message?: ConsoleMessage };

const errorTypes = ['error', 'warning', 'assert', 'uncaught'];

/** Collects what a page writes to its console, and the errors that nobody catches. */
export class ConsoleMessages {
  readonly #all: LoggedMessage[] = [];
  readonly #allowed: RegExp[] = [];

  listenTo(page: Page): void {
    page.on('console', (message) => {
      const text = message.text();
      // Chromium's own reports name no address.
      const where = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
      this.#all.push({ type: message.type(), text: text + where, message });
    });
    page.on('pageerror', (error) => {
      this.#all.push({ type: 'uncaught', text: error.stack ?? error.message });
    });
  }

  /** Errors and warnings that match do not fail the test. */
  allow(...texts: RegExp[]): void {
    this.#allowed.push(...texts);
  }

  /** The errors and warnings that match. */
  errors(text: RegExp): LoggedMessage[] {
    return this.#errors().filter((each) => text.test(each.text));
  }

  /** Errors and warnings that the test has not allowed. */
  unexpected(): string[] {
    return this.#errors()
      .filter(({ text }) => !this.#allowed.some((each) => each.test(text)))
      .map(({ type, text }) => `${type}: ${text}`);
  }

  #errors(): LoggedMessage[] {
    return this.#all.filter(({ type }) => errorTypes.includes(type));
  }
}
