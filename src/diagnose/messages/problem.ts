/** A mistake in one of the owner's files, in words an owner can act on. */
export type Problem = {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Where in the document, such as `pages[2].sections[0].type`; empty for the whole file. */
  path: string;
  /** The mistake in one line. */
  message: string;
  /** What stands there, as the file or YAML has it; empty where nothing does. */
  found: string;
  /** What may stand there, with the allowed values where they can be listed. */
  expected: string;
  /** The edit to make. */
  fix: string;
  /** The lines around the place, with carets under it; empty where there is nothing to show. */
  frame: string;
};

/** What a problem says, before it is known where it stands. */
export type Message = Pick<Problem, 'message' | 'found' | 'expected' | 'fix'>;

/** The way from the root of a document to a value. */
export type Path = readonly PropertyKey[];

/** A part of a text, from an offset up to another. */
export type Range = readonly [start: number, end: number];

/** A mistake with its place in the document and in the text. */
export type Finding = Message & {
  path: Path;
  range: Range;
  /** Whether a line that is indented otherwise than it was meant could be the reason. */
  mayBeMisindented?: boolean;
};

/** What reading one of the owner's files comes to. */
export type Diagnosis<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Writes a document path the way an owner would say it. */
export function formatPath(path: Path): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? String(step) : `${written}.${String(step)}`;
  }, '');
}
