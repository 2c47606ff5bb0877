import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { readPublicFolder } from '../../src/node/project/public-files.ts';
import { readCheckContext } from '../../src/node/site-files/check-context.ts';
import { siteConfig } from '../../src/site.ts';
import { sampleFiles, sampleMedia } from '../sample-site.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

// Mutations break what a file says, not the files it names.
const context = await readCheckContext([], readPublicFolder(sampleMedia));

/** A file of the sample site, and how it is checked with a mistake in it. */
type ValidFile = {
  name: string;
  text: string;
  mutations: readonly Mutation[];
  /** Whether the file says something else with a mutation. */
  isChanged: (mutation: Mutation) => boolean;
  check: (text: string) => Problem[];
};

/** The two files of the sample site, which are valid. */
export function validFiles(): [site: ValidFile, content: ValidFile] {
  return [
    validFile('site.config.yaml', sampleFiles.site, siteConfig),
    validFile('content/index.yaml', sampleFiles.content, contentSchema),
  ];
}

function validFile(name: string, path: string, schema: z.ZodType): ValidFile {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const check = (mutated: string) => {
    const diagnosis = diagnose(name, new TextEncoder().encode(mutated), schema, context);
    return diagnosis.ok ? [] : diagnosis.problems;
  };
  const value: unknown = parse(text);
  const isChanged = ({ text: mutated }: Mutation) => {
    const document = parseDocument(mutated);
    return document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), value);
  };
  return { name, text, check, isChanged, mutations: mutationsOf(text, schema) };
}
