import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Diagnosis, Problem } from '../../src/diagnose/messages/problem.ts';
import { readPublicFolder } from '../../src/node/project/public-files.ts';
import { readCheckContext } from '../../src/node/site-files/check-context.ts';
import { siteConfig } from '../../src/site.ts';
import { sampleFiles, sampleMedia } from '../sample-site.ts';
import type { Mistake } from './corpus.ts';

// No medium has a fault, since the mistakes are in the text of the YAML files.
const context = await readCheckContext([], readPublicFolder(sampleMedia));
const read = (file: string | URL) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

type GoodFile = {
  name: string;
  /** The file as the sample site has it. */
  sample: string;
  /** The sample with more pages. */
  text: string;
  /** Checks another text of the file. */
  check: (text: string) => Diagnosis<unknown>;
};

/** The sample site, with more pages than it has. */
export const siteFile = goodFile(
  'site.config.yaml',
  read(sampleFiles.site),
  siteConfig,
  read(new URL('more-pages.yaml', import.meta.url)),
);

export const contentFile = goodFile('content/index.yaml', read(sampleFiles.content), contentSchema);

function goodFile(name: string, sample: string, schema: z.ZodType, more = ''): GoodFile {
  const check = (changed: string) =>
    diagnose(name, new TextEncoder().encode(changed), schema, context);
  return { name, sample, text: sample + more, check };
}

/** The report about a mistake. */
export type Outcome = {
  file: GoodFile;
  mistake: Mistake;
  text: string;
  /** The line it is on, from 1. */
  line: number;
  problems: readonly Problem[];
  /** Whether the file is accepted, and means something else than before. */
  isSilent: boolean;
};

/** Makes a mistake in a file, and checks it. */
export function tryMistake(file: GoodFile, mistake: Mistake): Outcome {
  const { text: good, check } = file;
  const text = mistake.edit(good);
  const diagnosis = check(text);
  const problems = diagnosis.ok ? [] : diagnosis.problems;
  const isSilent = diagnosis.ok && !isDeepStrictEqual(parse(text), parse(good));
  return { file, mistake, text, line: lineOf(mistake, good, text), problems, isSilent };
}

/** The number of the line, from 1, that a mistake has changed. */
function lineOf({ title, at }: Mistake, good: string, text: string): number {
  const [before, after] = [good.split('\n'), text.split('\n')];
  const changed = after.findIndex((each, index) => each !== before[index]);
  const held = after.flatMap((each, index) =>
    at !== undefined && each.includes(at) ? [index] : [],
  );
  const [line = -1] =
    at === undefined
      ? [changed]
      : held.sort((a, b) => Math.abs(a - changed) - Math.abs(b - changed));
  if (line < 0) throw new Error(`nothing is changed, or no line holds ${at}: ${title}`);
  return line + 1;
}

/** Whether a problem is on the line of the mistake. */
export function isOnLine({ line, problems }: Outcome): boolean {
  return problems.some((problem) => problem.line === line);
}

/** Whether the report on the line names all that it should; ` or ` separates alternatives. */
export function isNamed({ mistake: { names }, line, problems }: Outcome): boolean {
  const said = problems
    .filter((problem) => problem.line === line)
    .map(({ message, expected, fix, path }) =>
      `${path} ${message} ${expected} ${fix}`.toLowerCase(),
    )
    .join('\n');
  return names.every((name) =>
    name
      .toLowerCase()
      .split(' or ')
      .some((word) => said.includes(word)),
  );
}

/** An outcome as a line of a report. */
export function describeOutcome({ mistake, line, problems, isSilent }: Outcome): string {
  const said = problems.map((each) => `${each.line}: ${each.message} [${each.fix}]`);
  return `${mistake.title}, line ${line}: ${isSilent ? 'SILENT' : said.join('; ')}`;
}
