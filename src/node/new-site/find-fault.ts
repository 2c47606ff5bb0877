import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { language } from '../../config/language.ts';
import { problemsOf } from '../site-files/text-problems.ts';
import { type Answers, context, siteTexts } from './site-texts.ts';

const sound: Answers = {
  ...{ name: 'Owner', role: '', line: '', mail: '', pictures: '' },
  language: 'en',
  preset: 'dusk',
};

/** Returns what the check of the site would say of an answer, in one line; undefined if it is in order. */
export function findFault(answer: Partial<Answers>): string | undefined {
  if (answer.name === '') return 'The site needs a name.';
  if (answer.language !== undefined && !language.safeParse(answer.language).success)
    return 'expected: a language tag, such as en or pt-BR';
  if (answer.pictures) {
    const folder = statSync(resolve(answer.pictures), { throwIfNoEntry: false });
    if (!folder?.isDirectory()) return `There is no folder ${resolve(answer.pictures)}.`;
  }
  const [problem] = problemsOf(siteTexts({ ...sound, ...answer }), context);
  return problem && `${problem.message}; expected: ${problem.expected}`;
}
