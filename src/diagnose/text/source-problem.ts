/** The parts of a message for the owner. */
export type ProblemText = {
  message: string;
  /** The faulty text in the file; empty if something is missing. */
  found: string;
  /** The form that is accepted, with the allowed values if they can be listed. */
  expected: string;
  fix: string;
  /** The text that should replace the faulty text, if it is known. */
  replacement?: string | undefined;
};

/** The start and the end of a part of a text, as offsets. */
export type Range = readonly [start: number, end: number];

/** The new text of a line, which is counted from 0; a line whose new text is empty is removed. */
export type LineEdit = { line: number; text: string };

/** A problem and its place in the text. */
export type SourceProblem = ProblemText & {
  range: Range;
  /** The edits that probably repair the problem. */
  edits?: readonly LineEdit[] | undefined;
  /**
   * Whether the edits only let the parser go on, so the owner must decide how to repair the
   * problem.
   */
  isGuess?: boolean;
};
