import { parseArgs } from 'node:util';
import {
  formatAnnotations,
  formatJson,
  formatText,
} from '../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { commands, WrongArgument } from '../commands.js';
import { pathInRepository } from '../files/project/paths.ts';

const formats: Readonly<Record<string, (problems: readonly Problem[]) => string>> = {
  text: (problems) => {
    if (problems.length === 0) return 'Both files are in order.';
    const sum = problems.length === 1 ? '1 problem.' : `${problems.length} problems.`;
    return `${formatText(problems)}\n\n${sum}`;
  },
  json: formatJson,
  github: (problems) =>
    formatAnnotations(problems.map((each) => ({ ...each, file: pathInRepository(each.file) }))),
};

/**
 * Returns a function that prints problems in a format, and sets the exit code.
 * @throws {WrongArgument} if there is no such format
 */
export function printer(name = 'text'): (problems: readonly Problem[]) => void {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new WrongArgument(`There is no format "${name}".`);
  return (problems) => {
    const written = format(problems);
    if (written !== '') process.stdout.write(`${written}\n`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  };
}

/** Prints the problems that keep the check from starting. */
export function run(problems: readonly Problem[], args: string[]): void {
  printer(parseArgs({ args, options: commands.check.options }).values.format)(problems);
}
