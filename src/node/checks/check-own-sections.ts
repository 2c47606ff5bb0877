import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { childOf, docsOf, fieldsAt, type Schema } from '../../schema/schema-tree.ts';
import * as schemas from '../../sections/schemas.ts';
import { findFaults } from '../authors/own-sections/find-faults.ts';
import { moduleProblem, problemAt, readModule } from '../authors/own-sections/own-module.ts';
import { StyleError } from '../build/styles/evaluate-styles.ts';
import { createStyleSource } from '../build/styles/style-source.ts';
import { exampleFile, pathInMessages } from '../files/project/paths.ts';
import { ownSections, ownTypes } from '../files/project/places.js';
import { readCheckContext } from '../files/site-files/check-context.ts';

/**
 * Checks the section types of the site's own: their files, that the schema of each accepts its example and describes its
 * fields, and their styles.
 * @param isSound whether the owner's files are in order, by which the styles are evaluated
 */
export async function checkOwnSections(isSound: boolean): Promise<Problem[]> {
  const faults = await findFaults();
  const types = ownTypes();
  // What cannot be read cannot be tried.
  if (faults.length > 0 || types.length === 0) return faults;
  const found = await Promise.all(types.map(checkType));
  return [...found.flat(), ...(isSound ? await styleProblems() : [])];
}

const registered: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(schemas));

async function checkType(type: string): Promise<Problem[]> {
  const schema = registered.get(type);
  if (!(schema instanceof z.ZodObject)) return [];
  const bytes = readFileSync(exampleFile(type));
  const context = await readCheckContext([bytes.toString()]);
  const read = diagnose(pathInMessages(exampleFile(type)), bytes, schema, context);
  const example = read.ok ? [] : read.problems;
  return [...example, ...(await undescribedFields(type, schema))];
}

async function undescribedFields(type: string, schema: z.ZodObject): Promise<Problem[]> {
  const module = await readModule(join(ownSections, type, 'schema.ts'));
  return namesWithoutSentence(schema).map((name) => {
    // The field of the same name elsewhere may have its sentence, so a line that ends with one is passed over.
    const key = new RegExp(String.raw`(?<=(?:^|[{,])\s*)${name}(?=\s*[:,}])(?!.*describe\()`, 'm');
    const at = key.exec(module.source.text)?.index ?? 0;
    return moduleProblem(module, [at, at + name.length], {
      message: `the field ${name} does not say what it is for`,
      found: name,
      expected: 'a sentence for each field, which editors and the desk show',
      fix: `end it with .describe('…')`,
    });
  });
}

/** Returns the names of fields without a description, those of items of lists too. */
function namesWithoutSentence(schema: Schema): string[] {
  const item = childOf(schema, [], 0);
  if (item) return namesWithoutSentence(item);
  return Object.entries(fieldsAt(schema, {}, [])).flatMap(([name, field]) => [
    ...(docsOf(field).description === undefined ? [name] : []),
    ...namesWithoutSentence(field),
  ]);
}

async function styleProblems(): Promise<Problem[]> {
  try {
    await createStyleSource().current();
    return [];
  } catch (error) {
    if (!(error instanceof StyleError)) throw error;
    return [await problemAt(error.place, error.words)];
  }
}
