import { expect } from 'vitest';
import type { Problem } from '../../src/diagnose/messages/problem.ts';

/** Expects that a file is refused, with a place and words. */
export function expectMessages(problems: readonly Problem[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/^$|undefined|\[object/);
  }
}
