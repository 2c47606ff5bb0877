import { createContext, use } from 'react';
import type {
  Act,
  DeskProblem,
  DeskState,
  Outcome,
  Place,
  ValuePath,
} from '../shared/desk-protocol.ts';
import type { Words } from './words.ts';

/** What the drawer shows: the pages, the look, or the fields of a place of the owner's files. */
export type View =
  | { kind: 'pages' }
  | { kind: 'theme' }
  /** The looks of the section types, of which one is added at the path. */
  | { kind: 'gallery'; path: ValuePath }
  | ({ kind: 'panel' } & Place);

/** A short message: what was done, or why it was not. */
export type Notice = { text: string; isProblem: boolean };

export type RunOptions = { isMerged?: boolean; isTrial?: boolean };

export type DeskContextValue = {
  state: DeskState;
  words: Words;
  /** The path of the page in this tab. */
  page: string;
  /** Counts the edits of the owner's files. */
  version: number;
  view: View | undefined;
  setView: (view: View | undefined) => void;
  notify: (notice: Notice | undefined) => void;
  /** Runs acts of the owner together. A refusal is for the field that asks, so it is not shown elsewhere. */
  run: (acts: readonly Act[], options?: RunOptions) => Promise<Outcome>;
  /** Runs acts of the owner, and shows a refusal in the bar. */
  attempt: (acts: readonly Act[]) => Promise<boolean>;
};

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDesk(): DeskContextValue {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Render it below DeskContext');
  return desk;
}

/** Formats problems for the field that they are about. */
export function formatProblems(problems: readonly DeskProblem[]): string {
  return problems
    .map(({ message, fix }) => [message, fix].filter((each) => each !== '').join('; '))
    .join('\n');
}
