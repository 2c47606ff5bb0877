import { inspect } from 'node:util';

/** Where in a file something is wrong; lines and columns count from 1. */
export type FilePlace = { file: string; line: number; column: number };

/** An error that is all in its message: printed as it is, without a stack. */
export class PlainError extends Error {
  /** The first place that the message is about; Vite shows it under this name. */
  readonly loc: FilePlace | undefined;

  constructor(message: string, loc?: FilePlace) {
    super(message);
    this.loc = loc;
    this.stack = '';
  }

  [inspect.custom](): string {
    return this.message;
  }
}
