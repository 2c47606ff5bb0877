import { type Document, parseDocument } from 'yaml';
import type { CountErrors } from '../indentation/misindented-line.ts';
import { checkComplexity } from '../syntax/complexity.ts';
import { formatParserError } from '../syntax/parser-errors.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import type { Mistake } from '../text/mistake.ts';
import { type Source, withLine } from '../text/source.ts';
import { diagnoseSyntax, needsQuotes } from './diagnose-syntax.ts';

/** A text, read as far as possible. */
export type Reading = {
  /** The mistakes that kept YAML from reading, each with the text it was found in. */
  mistakes: readonly { mistake: Mistake; source: Source }[];
  /** The text with those mistakes corrected, line by line. */
  source: Source;
  /** Undefined where the text could not be read to its end. */
  document: Document | undefined;
};

/** How many lines are corrected at most; fewer in a long text, which takes longer to read. */
const maxCorrections = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** How many corrections may leave as many parser errors as there were. */
const maxFailures = 4;

/** How often the same line may be reported. */
const maxReports = 3;

/** A text with so many parser errors is given up after its first mistake; a long one at once. */
const hopeless = { errors: 40, length: 20_000 };

/** A text of which nothing has been read yet. */
export function unread(source: Source): Reading {
  return { mistakes: [], source, document: undefined };
}

/** Reads YAML; where a mistake has a likely correction, it is applied to read what follows. */
export function readDocument(start: Reading, countErrors: CountErrors): Reading {
  let reading = start;
  let fewest = Number.POSITIVE_INFINITY;
  let failures = 0;
  for (let count = 0; count < maxCorrections(start.source.text); count += 1) {
    const { mistake, document, errors } = parse(reading.source, countErrors);
    if (!mistake) return { ...reading, document };
    if (errors !== undefined) {
      if (errors >= fewest) failures += 1;
      fewest = Math.min(fewest, errors);
    }
    const isHopeless = count > 0 && (errors ?? 0) > hopeless.errors;
    if (failures > maxFailures || isHopeless || isReported(reading, mistake)) break;
    reading = correctLine(reading, mistake);
    if (!mistake.edit) break;
  }
  return reading;
}

/** The reading with a mistake noted, and its line corrected where that is known. */
export function correctLine({ mistakes, source }: Reading, mistake: Mistake): Reading {
  return {
    mistakes: [...mistakes, { mistake, source }],
    source: mistake.edit ? withLine(source, mistake.edit) : source,
    document: undefined,
  };
}

/** Whether a line has been reported so often that its corrections cannot have been right. */
function isReported({ mistakes, source }: Reading, { range, edit }: Mistake): boolean {
  const line = edit?.line ?? source.lineAt(range[0]);
  const before = mistakes.filter((each) => each.source.lineAt(each.mistake.range[0]) === line);
  return before.length >= maxReports;
}

/** The document of a text or its first mistake; and the number of errors, if the parser ran. */
type Parsed = { document?: Document; mistake?: Mistake; errors?: number };

function parse(source: Source, countErrors: CountErrors): Parsed {
  const tooComplex = checkComplexity(source);
  if (tooComplex) return { mistake: tooComplex };
  const unsupported = findUnsupported(source);
  if (unsupported) return { mistake: needsQuotes(source, unsupported.range[0]) ?? unsupported };

  const document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false });
  const found = [...document.errors, ...document.warnings];
  const errors = found.length;
  const [first] = found.sort((a, b) => a.pos[0] - b.pos[0]);
  if (!first) return { document, errors };
  const asReported = { range: first.pos, ...formatParserError(first) };
  const isLong = source.text.length > hopeless.length;
  if (isLong && errors > hopeless.errors) return { mistake: asReported, errors };
  return { mistake: diagnoseSyntax(source, first.pos[0], countErrors) ?? asReported, errors };
}
