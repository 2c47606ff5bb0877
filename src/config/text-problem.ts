import type { z } from 'zod';

/** What is wrong with a text: what is expected in its place, and the text as it was meant or what to do. */
export type TextProblem = { expected: string; meant?: string | undefined; fix?: string };

/** A check of a schema, by what finds a problem in a text. */
export const refuseWhere =
  (find: (text: string) => TextProblem | undefined) =>
  (value: string, context: z.RefinementCtx): void => {
    const problem = find(value);
    if (!problem) return;
    const { expected, meant, fix } = problem;
    const params = meant === undefined || meant === '' ? { fix } : { better: meant };
    context.addIssue({ code: 'custom', message: expected, params });
  };
