import type { Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { bracketSlips } from './bracket-slips.ts';
import { lineSlips } from './line-slips.ts';
import { problemsOfSlip } from './slip.ts';
import { findUnquoted } from './unquoted.ts';

/** What the lines near some places may have been meant for, each by itself. */
export function findSlips(source: Source, near: readonly number[]): SourceProblem[] {
  // After a missing colon the parser fails on the next line.
  const lines = new Set(near.flatMap((line) => [line, line - 1]));
  return [...lines].flatMap((line) => [
    ...findUnquoted(source, line),
    ...[...bracketSlips, ...lineSlips].flatMap((slip) => problemsOfSlip(source, line, slip)),
  ]);
}
