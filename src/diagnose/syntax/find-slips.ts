import type { Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { bracketSlips } from './bracket-slips.ts';
import { lineSlips } from './line-slips.ts';
import { problemsOfSlip } from './slip.ts';
import { findUnquoted } from './unquoted.ts';

/** Finds known mistakes on the given lines, each with its own repair. */
export function findSlips(source: Source, near: readonly number[]): SourceProblem[] {
  // If a colon is missing, the parser fails on the next line, so the line before is searched too.
  const lines = new Set(near.flatMap((line) => [line, line - 1]));
  return [...lines].flatMap((line) => [
    ...findUnquoted(source, line),
    ...[...bracketSlips, ...lineSlips].flatMap((slip) => problemsOfSlip(source, line, slip)),
  ]);
}
