/** The texts of a problem, for the owner. */
export type ProblemText = {
  /** The problem in one line. */
  message: string;
  /** What is in the file; empty if something is missing. */
  found: string;
  /** What is accepted, with the allowed values if they can be listed. */
  expected: string;
  /** The edit that the owner should make. */
  fix: string;
  /** What belongs in the place of what is wrong, where it is clear. */
  replacement?: string | undefined;
};

/** A part of a text, from an offset up to another. */
export type Range = readonly [start: number, end: number];

/** A line, counted from 0, and the text it should have; a line that becomes empty is one too many. */
export type LineEdit = { line: number; text: string };

/** A problem at a place of a text. */
export type SourceProblem = ProblemText & {
  range: Range;
  /** The lines as they were probably meant. */
  edits?: readonly LineEdit[] | undefined;
  /** Whether the edits only serve to read on: what was meant, the owner has to say. */
  isGuess?: boolean;
};
