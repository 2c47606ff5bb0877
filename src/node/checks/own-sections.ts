import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { diagnose } from '../../diagnose/diagnose.ts';
import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import * as schemas from '../../sections/schemas.ts';
import { exampleFile, pathInMessages } from '../project/paths.ts';
import { ownSections, ownTypes } from '../project/places.js';
import { readCheckContext } from '../site-files/check-context.ts';

/** Checks the section types of the site's own: each has a schema, a view, and an example that the schema accepts. */
export async function checkOwnSections(): Promise<Problem[]> {
  const registered = new Map<string, z.ZodType>(Object.entries(schemas));
  const problems = await Promise.all(
    ownTypes().map(async (type) => {
      const missing = ['view.tsx', 'example.yaml'].filter(
        (name) => !existsSync(join(ownSections, type, name)),
      );
      const schema = registered.get(type);
      if (!schema || missing.length > 0) return [missingFile(type, missing[0] ?? 'schema.ts')];
      const bytes = readFileSync(exampleFile(type));
      const context = await readCheckContext([bytes.toString()]);
      const read = diagnose(pathInMessages(exampleFile(type)), bytes, schema, context);
      return read.ok ? [] : read.problems;
    }),
  );
  return problems.flat();
}

function missingFile(type: string, name: string): Problem {
  return fileProblem(`sections/${type}/${name}`, {
    message: 'this is missing',
    found: '',
    expected: `the files of a section type, as \`vitrine new:section ${type}\` writes them`,
    fix: 'write it, or remove the folder',
  });
}
