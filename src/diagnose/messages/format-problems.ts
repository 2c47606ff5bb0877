import type { Problem } from './problem.ts';

/** Formats problems as text, each with place, message, expectation, advice and code frame. */
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
    problems.map(({ codeFrame, edits, ...fields }) => fields),
    null,
    2,
  );
}

/** Formats problems as workflow commands, which GitHub Actions shows beside the lines. */
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

// In a workflow command, line breaks, commas and colons need escapes.
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
