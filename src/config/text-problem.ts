import type { z } from 'zod';

/** A problem of a text: what is expected, and either the text that was probably meant or what to do. */
export type TextProblem = { expected: string; meant?: string | undefined; fix?: string };

/** Makes a check of a schema from a function that finds a problem in a text. */
export const refuseWhere =
  (find: (text: string) => TextProblem | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    const problem = find(value);
    if (!problem) return;
    const { expected, meant, fix } = problem;
    const params = meant === undefined || meant === '' ? { fix } : { better: meant };
    context.addIssue({ code: 'custom', message: expected, params });
  };
