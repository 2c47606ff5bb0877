import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import * as prompts from '@clack/prompts';
import { presetNames } from '../../../config/theme.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { languages } from '../resume/headings.ts';
import type { Answers } from './site-texts.ts';

/** Returns the answer that a person has typed, or undefined for an answer that was not given. */
type Given = { [Name in keyof Answers]?: string | undefined };

/** Returns the answers to questions that nobody was asked. */
export function defaultAnswers(): Answers {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  const name = stdout?.trim() || userInfo().username;
  const [, language = ''] = /^([a-z]{2})(_|\.|$)/.exec(process.env['LANG'] ?? '') ?? [];
  return {
    ...{ name, role: '', line: '', mail: '', second: '', pictures: '' },
    ...{ 'second-role': '', 'second-line': '' },
    language: languages.includes(language) ? language : 'en',
    preset: presetNames[0],
  };
}

/**
 * Asks for all answers that were not given.
 * @param faultOf returns what is wrong with an answer
 * @throws {PlainError} if the person breaks off
 */
export async function askAnswers(
  given: Given,
  faultOf: (answer: Partial<Answers>) => string | undefined,
): Promise<Answers> {
  const usual = defaultAnswers();
  const ask = (name: keyof Answers, message: string, values?: readonly string[]) => async () => {
    const initialValue = usual[name];
    if (given[name] !== undefined) return given[name];
    if (values) {
      const options = values.map((value) => ({ value, label: labelOf(value) }));
      return prompts.select({ message, initialValue, options });
    }
    const validate = (text?: string) => faultOf({ [name]: text?.trim() ?? '' });
    return prompts.text({ message, initialValue, validate });
  };
  const inSecond =
    (name: 'role' | 'line', message: string) =>
    async ({ results }: { results: Given }): Promise<string | symbol> =>
      results.second && results[name]
        ? ask(`second-${name}`, `${message}, in ${labelOf(results.second)}`)()
        : '';
  prompts.intro('A site of your own. What you leave empty is left out.');
  return prompts.group(
    {
      name: ask('name', 'Your name'),
      role: ask('role', 'What you do, such as Illustrator'),
      line: ask('line', 'A line about you'),
      mail: ask('mail', 'Your mail address, which visitors will see'),
      language: ask('language', 'The language of the site', languages),
      second: ask('second', 'A second language', ['', ...languages]),
      'second-role': inSecond('role', 'What you do'),
      'second-line': inSecond('line', 'A line about you'),
      preset: ask('preset', 'Its look', presetNames),
      pictures: ask('pictures', 'A folder with pictures of your work'),
    },
    {
      onCancel: () => {
        throw new PlainError('Nothing was written.');
      },
    },
  );
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns a language's name; any other choice is its own label. */
function labelOf(value: string): string {
  if (value === '') return 'none';
  return (value.length === 2 || value.includes('-') ? languageNames.of(value) : undefined) ?? value;
}
