import { inspect } from 'node:util';
import { fullDisk } from './full-disk.js';

/** A place in a file; lines and columns count from 1. */
export type FilePlace = { file: string; line: number; column: number };

/** An error whose cause is in the owner's files, so the message is printed without a stack trace. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = '';
  }

  /** Returns the properties that Vite's error overlay shows. */
  toJSON() {
    return { message: this.message, stack: '' };
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** Returns a plain error for a full disk, which is no fault of the code either; any other error as it is. */
export function plainly(error: unknown): unknown {
  const line = fullDisk(error);
  return line === undefined ? error : new PlainError(line);
}
