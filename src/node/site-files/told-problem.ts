import { resolve } from 'node:path';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { site } from '../project/places.js';

/** Returns what a page of the dev server tells of a problem. */
export const toldProblem = ({ edits, proof, isMove, ...told }: Problem) => ({
  ...told,
  // Vite's own address for this.
  editor: `__open-in-editor?${new URLSearchParams({ file: `${resolve(site, told.file)}:${told.line}:${told.column}` })}`,
  isCertain: edits !== undefined,
});
