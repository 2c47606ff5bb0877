import { findBlockText } from '../repairs/block-text.ts';
import type { CountErrors } from '../repairs/candidate.ts';
import { findContinuedText } from '../repairs/continued-text.ts';
import { findRepair } from '../repairs/find-repair.ts';
import { findMissingFirstKey } from '../repairs/first-keys.ts';
import { findListOnKeyLine } from '../repairs/list-on-key-line.ts';
import { findOtherColon } from '../repairs/other-colons.ts';
import { findPastedItems } from '../repairs/pasted-items.ts';
import { findPastedJson } from '../repairs/pasted-json.ts';
import { findStrayLine } from '../repairs/stray-lines.ts';
import { inText } from '../syntax/line-problem.ts';
import { findUnquoted } from '../syntax/needs-quotes.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import type { Changes } from '../text/changes.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** The cause of an error of the YAML parser, which only reports where it could not go on. */
export function diagnoseSyntax(
  source: Source,
  offset: number,
  countErrors: CountErrors,
  changes: Changes,
): SourceProblem | undefined {
  const line = source.lineAt(offset);
  const suspect = { source, near: line, countErrors };
  const known =
    findPastedItems(suspect) ??
    findPastedJson(suspect) ??
    findListOnKeyLine(source, line) ??
    findMissingFirstKey(suspect) ??
    findStrayLine(suspect) ??
    findBlockText(suspect) ??
    findOtherColon(suspect) ??
    findOtherColon({ ...suspect, near: line - 1 }) ??
    findContinuedText(suspect);
  if (known) return known;
  const unclosed = findUnclosed(source);
  const isAbove = unclosed && source.lineAt(unclosed.range[0]) < line;
  if (isAbove) return unclosed;
  return (
    needsQuotes(source, offset) ?? unclosed ?? findRepair(source, [line], countErrors, changes)
  );
}

/** The text at an offset that YAML takes for something else because it has no quotes. */
export function needsQuotes(source: Source, offset: number): SourceProblem | undefined {
  const line = source.lineAt(offset);
  const unquoted = findUnquoted(lineOf(source, line), offset - source.startOf(line));
  return unquoted && inText(source, line, unquoted);
}
