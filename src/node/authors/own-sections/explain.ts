import { formatText } from '../../../diagnose/messages/format-problems.ts';
import { fileProblem, type Problem } from '../../../diagnose/messages/problem.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { placesIn } from '../../files/project/stack-trace.ts';
import { findFaults } from './find-faults.ts';
import { problemAt } from './own-module.ts';

/** An error about files of the site's own section types. */
export class OwnSectionError extends PlainError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatText(problems));
    this.problems = problems;
  }
}

/** @throws {OwnSectionError} if a section type cannot be loaded. Its example is no part of a site. */
export async function refuseFaults(): Promise<void> {
  const faults = (await findFaults()).filter(({ file }) => !file.endsWith('/example.yaml'));
  if (faults.length > 0) throw new OwnSectionError(faults);
}

/** Returns the error about a schema that never comes to its end. */
export const endless = (type: string) =>
  new OwnSectionError([
    fileProblem(`sections/${type}/schema.ts`, {
      message: 'this does not come to its end',
      found: '',
      expected: 'a module that is loaded at once',
      fix: 'mend the loop in it, or what it waits for',
    }),
  ]);

/**
 * Returns what is wrong with the site's own section types, in place of an error that a module with their schemas has
 * caused; the error itself if it is about something else.
 * @param error with the places of the source in its stack trace
 */
export async function explain(error: unknown): Promise<unknown> {
  const faults = await findFaults();
  const problems = faults.length > 0 ? faults : await thrownBySchema(error);
  return problems.length > 0 ? new OwnSectionError(problems) : error;
}

async function thrownBySchema(error: unknown): Promise<Problem[]> {
  const place = placesIn(error).find(({ file }) => file.startsWith('sections/'));
  if (!place) return [];
  const words = { message: String(error), found: '', expected: '', fix: 'mend what stands here' };
  return [await problemAt(place, words)];
}
