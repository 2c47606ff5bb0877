import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileProblem } from '../../../diagnose/messages/problem.ts';
import { readValues } from './owner-texts.ts';
import { reasonFor } from './refusal-reasons.ts';

const values = readValues({ site: '', content: '' });
const sources = [
  'acts.ts',
  'answer.ts',
  'undo-journal.ts',
  'owner-texts.ts',
  '../../files/site-files/change.ts',
];
const messages = [...sources, '../../files/project/full-disk.js'].flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const said =
    /(?:(?:message|reason|fileIsBroken|notPlain) =|return(?= `There)|refusal\([^,;]*,)\s*['`]([^'`]+)/g;
  return [...text.matchAll(said)].map(([, message = '']) => message);
});

test('what refuses an act of the desk has a reason that each language says', () => {
  expect(messages.length).toBeGreaterThan(9);
  const of = reasonFor([], values);
  const problem = (message: string) =>
    fileProblem('site.config.yaml', { message, found: '', expected: '', fix: '' });
  expect(messages.filter((message) => of(problem(message)) === undefined)).toEqual([]);
  expect(reasonFor([], values, 'upload')(problem('the file is broken'))).toBe('upload');
});
