import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { checkContext } from '../../src/build/check-context.ts';
import { contentFile, siteFile } from '../../src/build/owner-files.ts';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { siteConfig } from '../../src/site.ts';
import type { Mutation } from './mutation.ts';
import { mutationsOf } from './mutations-of.ts';

/** A shipped file, and how it is checked with a mistake in it. */
type ValidFile = {
  name: string;
  text: string;
  mutations: readonly Mutation[];
  check: (text: string) => Problem[];
};

/** The two shipped files, which are valid. */
export function validFiles(): [site: ValidFile, content: ValidFile] {
  return [
    validFile('site.config.yaml', siteFile, siteConfig),
    validFile('content/index.yaml', contentFile, contentSchema),
  ];
}

function validFile(name: string, path: string, schema: z.ZodType): ValidFile {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const context = checkContext();
  const check = (mutated: string) => {
    const diagnosis = diagnose(name, new TextEncoder().encode(mutated), schema, context);
    return diagnosis.ok ? [] : diagnosis.problems;
  };
  return { name, text, check, mutations: mutationsOf(text, schema) };
}
