import { inspect } from 'node:util';

/** An error that is all in its message: printed as it is, without a stack. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = '';
  }

  [inspect.custom](): string {
    return this.message;
  }
}
