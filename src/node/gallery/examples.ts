import { readFileSync } from 'node:fs';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import type { SiteConfig } from '../../site.ts';
import { exampleFile } from '../project/paths.ts';
import { readCheckContext } from '../site-files/check-context.ts';
import { ProblemError } from '../site-files/site-files.ts';

/** All section types, in the order of their registry. */
export const types: readonly string[] = Object.keys(schemas);

export function readExample(type: string): string {
  return readFileSync(exampleFile(type), 'utf8');
}

/**
 * Returns a page that holds only the example of a type. @throws {ProblemError} if the example is
 * faulty.
 */
export async function examplePage(
  type: string,
  path: string,
): Promise<SiteConfig['pages'][number]> {
  const schema = Object.entries(schemas).find(([name]) => name === type)?.[1];
  if (!schema) throw new Error(`sections/schemas.ts registers no type "${type}"`);
  const text = readExample(type);
  const bytes = new TextEncoder().encode(text);
  const read = diagnose(exampleFile(type), bytes, schema, await readCheckContext([text]));
  if (!read.ok) throw new ProblemError(read.problems);
  const look = { link: type, title: type, navigation: false, menu: false, hidden: false };
  return { path, ...look, sections: [read.value] };
}
