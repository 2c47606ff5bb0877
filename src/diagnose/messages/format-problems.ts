import type { Problem } from './problem.ts';

/** Formats problems as text, each with place, message, expected value, advice and code frame. */
export function formatText(problems: readonly Problem[]): string {
  return problems.map(oneAsText).join('\n\n');
}

function oneAsText({ path, message, expected, fix, codeFrame, ...place }: Problem): string {
  return [
    `${place.file}:${place.line}:${place.column}${path && `  ${path}`}`,
    `  ${message}`,
    ...(expected === '' || message.includes(expected) ? [] : [`  expected: ${expected}`]),
    ...(fix === '' ? [] : [`  fix: ${fix}`]),
    ...(codeFrame === '' ? [] : [codeFrame]),
  ].join('\n');
}

export function formatJson(problems: readonly Problem[]): string {
  return JSON.stringify(
    problems.map(({ codeFrame, edits, proof, isMove, ...fields }) => fields),
    null,
    2,
  );
}

/** Formats problems as workflow commands of GitHub Actions, so that GitHub shows each beside its line. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, path, message, expected, fix }) => {
      const where = `file=${property(file)},line=${line},col=${column}`;
      const title = property(path || 'The whole file');
      const text = [message, expected && `expected: ${expected}`, fix && `fix: ${fix}`];
      return `::error ${where},title=${title}::${escaped(text.filter(Boolean).join('\n'))}`;
    })
    .join('\n');
}

// In a workflow command, `%` and line breaks need escapes; in its properties, colons and commas need them too.
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
