/** The texts of a problem, for the owner. */
export type Message = {
  /** The mistake in one line. */
  message: string;
  /** What is in the file; empty if something is missing. */
  found: string;
  /** What is accepted, with the allowed values if they can be listed. */
  expected: string;
  /** The edit that the owner should make. */
  fix: string;
};

/** A part of a text, from an offset up to another. */
export type Range = readonly [start: number, end: number];

/** A line, counted from 0, and the text it should have. */
export type LineEdit = { line: number; text: string };

/** A mistake in a text, and the corrected line if it is known. */
export type Mistake = Message & { range: Range; edit?: LineEdit | undefined };
