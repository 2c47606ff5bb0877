import type { Document } from 'yaml';
import type { z } from 'zod';
import { mislaid } from './document/diagnose-syntax.ts';
import { findDuplicateKeys } from './document/duplicate-keys.ts';
import { rangeOfKey, rangeOfValue } from './document/locate.ts';
import { pathAt } from './document/path-at.ts';
import {
  type Reading,
  readYaml,
  correctKeys as repairLine,
  unread,
} from './document/read-document.ts';
import {
  type Diagnosis,
  type Finding,
  formatPath,
  type Message,
  type Problem,
} from './messages/problem.ts';
import { type CheckContext, checkReferences } from './references/check-references.ts';
import { findAbsorbed } from './schema/absorbed-lines.ts';
import { checkSchema } from './schema/check-schema.ts';
import { errorCounter } from './schema/error-counter.ts';
import { decode } from './text/decode.ts';
import { fileProblem, type Source, sourceOf, toProblem } from './text/source.ts';

/** Reads one of the owner's files against its schema: the value, or every problem in it. */
export function diagnose<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
  checkContext: CheckContext,
): Diagnosis<z.output<S>> {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecoded(file, decoded.before, decoded.words)]);
  const { document, ...reading } = understand(unread(file, decoded.text), schema, checkContext);
  const found = reading.findings.map((finding) => toProblem(reading.source, finding));
  const unplaced = reading.problems.map((problem) => ({
    ...problem,
    path: document ? formatPath(pathAt(document, reading.source, problem.line - 1)) : problem.path,
  }));
  const problems = [...unplaced, ...found];
  if (problems.length > 0 || !document) return failed(problems);
  return { ok: true, value: schema.parse(document.toJS()) };
}

type Understanding = Reading & { findings: Finding[] };

/** How many lines are put back in their places before the rest is taken as it stands. */
const patience = 5;

/** Reads a text, and reads it again wherever a line turns out to be indented otherwise than meant. */
function understand(
  start: Reading,
  schema: z.ZodType,
  checkContext: CheckContext,
  countErrors = errorCounter(schema),
  looks = patience,
): Understanding {
  const reading = readYaml(start, countErrors);
  const { document, source } = reading;
  if (!document) return { ...reading, findings: [] };
  const findings = withoutFollowers(reading, findAll(source, document, schema, checkContext));
  const suspect = findings.find((finding) => finding.mayBeMisindented);
  if (!suspect || looks === 0) return { ...reading, findings };
  const fault = mislaid(source, source.lineAt(suspect.range[0]), countErrors);
  if (!fault) return { ...reading, findings };
  return understand(repairLine(reading, fault), schema, checkContext, countErrors, looks - 1);
}

function findAll(
  source: Source,
  document: Document,
  schema: z.ZodType,
  checkContext: CheckContext,
): Finding[] {
  const swallowed = [
    ...findDuplicateKeys(source, document),
    ...findAbsorbed(source, document, schema),
  ];
  const misshapen = checkSchema(source, document, schema);
  const misunderstood = checkReferences(schema, document.toJS(), checkContext).map(
    ({ at, ...words }): Finding => {
      const rangeOf = at === 'key' ? rangeOfKey : rangeOfValue;
      return { ...words, range: rangeOf(document, words.path) };
    },
  );
  return [...swallowed, ...misshapen, ...misunderstood];
}

/** What is no text is shown up to where it ends being one. */
function undecoded(file: string, before: string, words: Message): Problem {
  if (before === '') return fileProblem(file, words);
  const end = before.length;
  return toProblem(sourceOf(file, before), { path: [], range: [end, end + 1], ...words });
}

/** Of what stands at one place, the first finding; of what stands on a repaired line, none. */
function withoutFollowers({ source, repaired }: Reading, findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ range: [start], path, message }) => {
    const line = source.lineAt(start);
    const from = repaired.get(line) ?? Number.POSITIVE_INFINITY;
    const place = `${start} ${formatPath(path)}`;
    // A block may lack several keys; all of these stand at the block.
    const isNew = !seen.has(place) || message.startsWith('the key');
    seen.add(place);
    return isNew && start - source.startOf(line) < from;
  });
}

function failed(problems: Problem[]): { ok: false; problems: Problem[] } {
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}
