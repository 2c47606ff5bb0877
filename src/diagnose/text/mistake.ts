/** What a problem says to the owner. */
export type Message = {
  /** The mistake in one line. */
  message: string;
  /** What stands there, as the file or YAML has it; empty where nothing does. */
  found: string;
  /** What may stand there, with the allowed values where they can be listed. */
  expected: string;
  /** The edit to make. */
  fix: string;
};

/** A part of a text, from an offset up to another. */
export type Range = readonly [start: number, end: number];

/** A line, counted from 0, and the text it should have. */
export type LineEdit = { line: number; text: string };

/** A mistake in a text, and the line as it was meant where that is clear. */
export type Mistake = Message & { range: Range; edit?: LineEdit | undefined };
