/**
 * The rule by which an edit is certain although it changes what a text says: `syntax` for signs that belong to the form
 * of the file, `spelling` for a name that is known, `notation` for the same number, date, address or path in another
 * form, `list` for items that were written as a text, `repeat` for what stands there already, and `rename` for a key that
 * an older version called otherwise.
 */
export type Proof = 'syntax' | 'spelling' | 'notation' | 'list' | 'repeat' | 'rename';

/** The parts of a message for the owner. */
export type ProblemText = {
  message: string;
  /** The faulty text in the file; empty if something is missing. */
  found: string;
  /** The form that is accepted, with the allowed values if they can be listed. */
  expected: string;
  fix: string;
  /** The text that should replace the faulty text, if known. */
  replacement?: string | undefined;
  /** Why the repair is certain although the text says something else after it. */
  proof?: Proof | undefined;
  /** The languages that still need a text of their own. */
  lacking?: readonly string[] | undefined;
};

/** The start and the end of a part of a text, as offsets. */
export type Range = readonly [start: number, end: number];

/** The new text of a line, counted from 0. If the text is empty, the repair of the owner's file removes the line. */
export type LineEdit = { line: number; text: string };

/** A problem and its place in the text. */
export type SourceProblem = ProblemText & {
  range: Range;
  /** The edits that repair the problem, or that at least let the parser go on. */
  edits?: readonly LineEdit[] | undefined;
  /** Whether the repair is uncertain, so that the owner must decide on it and the edits are not offered. */
  isGuess?: boolean;
  /** Whether the repair moves lines to another key or item. */
  isMove?: boolean;
  /** Whether the repair is made only if no problem is left: it would take some away even where it is wrong. */
  mustSolveAll?: boolean | undefined;
  /** Whether the parser tells the cause of its error. */
  isClear?: boolean;
};
