import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import * as prompts from '@clack/prompts';
import { presetNames } from '../../config/theme.ts';
import { PlainError } from '../project/plain-error.ts';
import { type Answers, languages } from './site-texts.ts';

/** Returns the answer that a person has typed, or undefined for an answer that was not given. */
type Given = { [Name in keyof Answers]?: string | undefined };

/** Returns the answers to questions that nobody was asked. */
export function defaultAnswers(): Answers {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  const name = stdout?.trim() || userInfo().username;
  const [, language = ''] = /^([a-z]{2})(_|\.|$)/.exec(process.env['LANG'] ?? '') ?? [];
  return {
    ...{ name, role: '', line: '', mail: '', pictures: '' },
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
  const ask = (name: keyof Answers, message: string) => () =>
    Promise.resolve(given[name]).then(
      (answer) =>
        answer ??
        prompts.text({
          message,
          initialValue: usual[name],
          validate: (text) => faultOf({ [name]: text?.trim() ?? '' }),
        }),
    );
  const choose = (name: keyof Answers, message: string, values: readonly string[]) => () =>
    Promise.resolve(given[name]).then(
      (answer) =>
        answer ??
        prompts.select({
          message,
          initialValue: usual[name],
          options: values.map((value) => ({ value, label: labelOf(value) })),
        }),
    );
  prompts.intro('A site of your own. What you leave empty is left out.');
  const answers = await prompts.group(
    {
      name: ask('name', 'Your name'),
      role: ask('role', 'What you do, such as Illustrator'),
      line: ask('line', 'A line about you'),
      mail: ask('mail', 'Your mail address, which visitors will see'),
      language: choose('language', 'The language of the site', languages),
      preset: choose('preset', 'Its look', presetNames),
      pictures: ask('pictures', 'A folder with pictures of your work'),
    },
    {
      onCancel: () => {
        throw new PlainError('Nothing was written.');
      },
    },
  );
  return answers;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns a language's name; any other choice is its own label. */
function labelOf(value: string): string {
  return (value.length === 2 || value.includes('-') ? languageNames.of(value) : undefined) ?? value;
}
