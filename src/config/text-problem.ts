import type { z } from 'zod';

/** A problem of a text: the expected kind of text, and either the text that was probably meant or an advice (`fix`). */
export type TextProblem = {
  expected: string;
  meant?: string | undefined;
  fix?: string;
  /** Whether `meant` can be nothing else, so that it may replace the text without a question. */
  isCertain?: boolean;
  /** The part of the text with the problem, which `meant` replaces; by default the whole text. */
  part?: string;
};

/** Turns a function that finds problems of a text into a check for zod's `superRefine`. */
export const refuseWhere =
  (find: (text: string) => TextProblem | readonly TextProblem[] | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    for (const { expected, meant, fix, part, isCertain } of [find(value) ?? []].flat()) {
      const advice = meant === undefined || meant === '' ? { fix } : { better: meant };
      context.addIssue({
        code: 'custom',
        message: expected,
        params: { ...advice, part, isCertain },
      });
    }
  };
