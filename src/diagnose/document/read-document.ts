import { type Document, parseDocument } from 'yaml';
import type { CountErrors } from '../indentation/misindented-line.ts';
import type { Problem } from '../messages/problem.ts';
import { findExcess } from '../syntax/complexity.ts';
import { formatParserError } from '../syntax/parser-errors.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { type Mistake, withLine } from '../text/mistake.ts';
import { linesOf, type Source, sourceOf, toProblem } from '../text/source.ts';
import { closest, trapped } from './diagnose-syntax.ts';

/** A text that has been read as far as it could be. */
export type Reading = {
  problems: Problem[];
  /** The text as it was read: what YAML could not take is repaired in it, line by line. */
  source: Source;
  /** Undefined where nothing that follows the last problem could be trusted. */
  document: Document | undefined;
  /** The lines that were repaired, each with the column from which nothing else is to be said. */
  repaired: Map<number, number>;
};

/** How many lines are repaired before the rest of the file is left unread; fewer of a long one. */
const patience = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** How often a correctKeys may leave as many complaints as there were before it is given up. */
const setbacks = 4;

/** With so many complaints at once, again or in a long file, it is not worth repairing. */
const hopeless = { complaints: 40, letters: 20_000 };

/** A text of which nothing has been read yet. */
export function unread(file: string, text: string): Reading {
  const source = sourceOf(file, text, linesOf(text));
  return { problems: [], source, document: undefined, repaired: new Map() };
}

/** Reads YAML, and reads on after a mistake wherever it is plain what was meant. */
export function readYaml(start: Reading, countErrors: CountErrors): Reading {
  let reading = start;
  let least = Number.POSITIVE_INFINITY;
  let vain = 0;
  for (let look = 0; look < patience(start.source.text); look += 1) {
    const { fault, document, complaints } = lookAt(reading.source, countErrors);
    if (!fault) return { ...reading, document };
    if (complaints !== undefined) {
      if (complaints >= least) vain += 1;
      least = Math.min(least, complaints);
    }
    const isHopeless = look > 0 && (complaints ?? 0) > hopeless.complaints;
    if (vain > setbacks || isHopeless || isRepeated(reading, fault)) break;
    reading = correctKeys(reading, fault);
    if (!fault.edit) break;
  }
  return reading;
}

/** Whether the same has been said of a line already: its correctKeys was none. */
function isRepeated({ problems, source }: Reading, { range, edit }: Mistake): boolean {
  const line = (edit?.line ?? source.lineAt(range[0])) + 1;
  return problems.filter((problem) => problem.line === line).length >= 3;
}

/** The reading with a fault noted, and with its line as it was meant. */
export function correctKeys(reading: Reading, { range, edit, ...words }: Mistake): Reading {
  const { source } = reading;
  const { message, found, expected, fix } = words;
  const problem = toProblem(source, { path: [], range, message, found, expected, fix });
  const problems = [...reading.problems, problem];
  if (!edit) return { ...reading, problems };
  const column = Math.max(0, range[0] - source.startOf(edit.line));
  const known = reading.repaired.get(edit.line) ?? column;
  return {
    problems,
    source: sourceOf(source.file, withLine(source, edit), source.lines),
    document: undefined,
    repaired: new Map([...reading.repaired, [edit.line, Math.min(column, known)]]),
  };
}

/** What a look finds, and how often YAML complained; it is not asked about what is refused. */
type Look = { fault?: Mistake; document?: Document; complaints?: number };

function lookAt(source: Source, countErrors: CountErrors): Look {
  const overload = findExcess(source.text);
  if (overload) return { fault: overload };
  const refused = findUnsupported(source.text);
  if (refused) return { fault: trapped(source, refused.range[0]) ?? refused };

  const document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false });
  const errors = [...document.errors, ...document.warnings];
  const complaints = errors.length;
  const [first] = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  if (!first) return { document, complaints };
  const plain = { range: first.pos, ...formatParserError(first) };
  const isLong = source.text.length > hopeless.letters;
  if (isLong && complaints > hopeless.complaints) return { fault: plain, complaints };
  return { fault: closest(source, first.pos[0], countErrors) ?? plain, complaints };
}
