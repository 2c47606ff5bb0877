import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { withCheckContext } from '../../src/node/site-files/check-context.ts';
import { siteConfig } from '../../src/site.ts';
import { sampleFiles, sampleMedia } from '../sample-site.ts';
import type { Mutation } from './mutation.ts';
import { mutationsOf } from './mutations-of.ts';

// Mutations break what a file says, not the files it names.
const context = await withCheckContext(
  (each) => ({ ...each, faultOf: () => undefined }),
  sampleMedia,
);

/** A file of the sample site, and how it is checked with a mistake in it. */
type ValidFile = {
  name: string;
  text: string;
  mutations: readonly Mutation[];
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
  return { name, text, check, mutations: mutationsOf(text, schema) };
}
