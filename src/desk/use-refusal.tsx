import { useState } from 'react';
import type { Refusal } from '../shared/desk-protocol.ts';
import { formatProblems } from './desk.ts';

/** Keeps why what a field asked for was refused, and renders it as a message. */
export function useRefusal() {
  const [problem, setProblem] = useState('');
  const isRefused = problem !== '';
  return {
    isRefused,
    message: isRefused && (
      <p className="problem" role="alert">
        {problem}
      </p>
    ),
    /** Waits for an answer, and returns it if it is no refusal. */
    async heed<Done extends { ok: true }>(answer: Promise<Done | Refusal>) {
      const outcome = await answer;
      setProblem(outcome.ok ? '' : formatProblems(outcome.problems));
      return outcome.ok ? outcome : undefined;
    },
  };
}
