import { expect } from 'vitest';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { siteConfig } from '../../src/site.ts';

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const schemas = { site: siteConfig, content: contentSchema };

/** The problems of a file that could be either of the two. */
function problemsOf(file: string | Uint8Array, as: 'site' | 'content'): Problem[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const diagnosis = diagnose('file.yaml', bytes, schemas[as], emptyContext);
  return diagnosis.ok ? [] : diagnosis.problems;
}

/** Expects that a file is refused, with a place and words. */
export function expectRefused(file: string | Uint8Array, as: 'site' | 'content'): void {
  const problems = problemsOf(file, as);
  expect(problems.length, String(file).slice(0, 200)).toBeGreaterThan(0);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/^$|undefined|\[object/);
  }
}
