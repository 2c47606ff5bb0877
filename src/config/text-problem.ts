import type { z } from 'zod';

/** A problem of a text: what is expected, and either the text that was probably meant or what to do. */
export type TextProblem = {
  expected: string;
  meant?: string | undefined;
  fix?: string;
  /** The part of the text that it is about, and that `meant` stands for, where it is not all of it. */
  part?: string;
};

/** Makes a check of a schema from a function that finds the problems of a text. */
export const refuseWhere =
  (find: (text: string) => TextProblem | readonly TextProblem[] | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    for (const { expected, meant, fix, part } of [find(value) ?? []].flat()) {
      const advice = meant === undefined || meant === '' ? { fix } : { better: meant };
      context.addIssue({ code: 'custom', message: expected, params: { ...advice, part } });
    }
  };
