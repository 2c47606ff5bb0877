import type { Diagnosis, Problem } from '../../diagnose/messages/problem.ts';

/** How many problems of a file are mended at most: each costs two checks of the whole file. */
const maxChanges = 200;

/** A line of a file, counted from 1, before and after; `to` is missing where it was removed. */
export type Change = { line: number; message: string; from: string; to?: string };

/** A text in which all that is certain was mended, and what was changed on the way. */
export type Mended = { text: string; changes: readonly Change[] };

/**
 * Mends what is certain in the text of a file, problem by problem, until nothing certain is left. All
 * else stays as it is: comments, layout, line ends. What leaves no fewer problems is taken back.
 */
export function mend(original: string, check: (text: string) => Diagnosis<unknown>): Mended {
  const problemsOf = (text: string) => {
    const diagnosis = check(text);
    return diagnosis.ok ? [] : diagnosis.problems;
  };
  let text = original;
  let problems = problemsOf(text);
  const changes: Change[] = [];
  const failed = new Set<string>();
  while (changes.length < maxChanges) {
    const next = problems.find((problem) => problem.edits && !failed.has(keyOf(problem)));
    if (!next) break;
    const edited = applyEdits(text, next);
    const left = problemsOf(edited.text);
    if (left.length < problems.length) {
      text = edited.text;
      problems = left;
      changes.push(...edited.changes);
    } else {
      failed.add(keyOf(next));
    }
  }
  return { text, changes };
}

function keyOf({ line, message }: Problem): string {
  return `${line} ${message}`;
}

/** The text with the edits of a problem; a line that becomes empty is removed with its end. */
function applyEdits(text: string, { edits = [], message }: Problem): Mended {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  // Each line with its end, so that ends are kept as they are.
  const lines = text.slice(bom.length).split(/(?<=\r\n|\n|\r(?!\n))/);
  const changes = edits.flatMap(({ line, text: meant }): Change[] => {
    const whole = lines[line] ?? '';
    const from = whole.replace(/[\r\n]+$/, '');
    if (from === meant) return [];
    lines[line] = meant === '' ? '' : meant + whole.slice(from.length);
    return [{ line: line + 1, message, from, ...(meant !== '' && { to: meant }) }];
  });
  return { text: bom + lines.join(''), changes };
}
