import type { Document } from 'yaml';
import type { z } from 'zod';
import { mislaid } from './closest.ts';
import { decode } from './decode.ts';
import { judgeBy } from './judge.ts';
import { findMisunderstood, type Surroundings } from './meaning.ts';
import { pathAt } from './path-at.ts';
import { rangeOfKey, rangeOfValue } from './place.ts';
import { type Finding, type Loaded, type Problem, type Words, writePath } from './problem.ts';
import { type Reading, readYaml, repair as repairLine, unread } from './read.ts';
import { findRepeatedKeys } from './repeated-keys.ts';
import { findMisshapen } from './shape.ts';
import { type Source, sourceOf, toProblem, wholeFile } from './source.ts';
import { findSwallowed } from './swallowed.ts';

/** Reads one of the owner's files against its schema: the value, or every problem in it. */
export function load<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
  surroundings: Surroundings,
): Loaded<z.output<S>> {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecoded(file, decoded.before, decoded.words)]);
  const { document, ...reading } = understand(unread(file, decoded.text), schema, surroundings);
  const found = reading.findings.map((finding) => toProblem(reading.source, finding));
  const unplaced = reading.problems.map((problem) => ({
    ...problem,
    path: document ? writePath(pathAt(document, reading.source, problem.line - 1)) : problem.path,
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
  surroundings: Surroundings,
  judge = judgeBy(schema),
  looks = patience,
): Understanding {
  const reading = readYaml(start, judge);
  const { document, source } = reading;
  if (!document) return { ...reading, findings: [] };
  const findings = withoutFollowers(reading, findAll(source, document, schema, surroundings));
  const suspect = findings.find((finding) => finding.mayBeMislaid);
  if (!suspect || looks === 0) return { ...reading, findings };
  const fault = mislaid(source, source.lineAt(suspect.range[0]), judge);
  if (!fault) return { ...reading, findings };
  return understand(repairLine(reading, fault), schema, surroundings, judge, looks - 1);
}

function findAll(
  source: Source,
  document: Document,
  schema: z.ZodType,
  surroundings: Surroundings,
): Finding[] {
  const swallowed = [
    ...findRepeatedKeys(source, document),
    ...findSwallowed(source, document, schema),
  ];
  const misshapen = findMisshapen(source, document, schema);
  const misunderstood = findMisunderstood(schema, document.toJS(), surroundings).map(
    ({ at, ...words }): Finding => {
      const rangeOf = at === 'key' ? rangeOfKey : rangeOfValue;
      return { ...words, range: rangeOf(document, words.path) };
    },
  );
  return [...swallowed, ...misshapen, ...misunderstood];
}

/** What is no text is shown up to where it ends being one. */
function undecoded(file: string, before: string, words: Words): Problem {
  if (before === '') return wholeFile(file, words);
  const end = before.length;
  return toProblem(sourceOf(file, before), { path: [], range: [end, end + 1], ...words });
}

/** Of what stands at one place, the first finding; of what stands on a repaired line, none. */
function withoutFollowers({ source, repaired }: Reading, findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ range: [start], path, message }) => {
    const line = source.lineAt(start);
    const from = repaired.get(line) ?? Number.POSITIVE_INFINITY;
    const place = `${start} ${writePath(path)}`;
    // A block may lack several keys; all of these stand at the block.
    const isNew = !seen.has(place) || message.startsWith('the key');
    seen.add(place);
    return isNew && start - source.startOf(line) < from;
  });
}

function failed(problems: Problem[]): { ok: false; problems: Problem[] } {
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}
