import type { SourceProblem } from '../text/source-problem.ts';

/** The way from the root of a document to a value. */
export type Path = readonly PropertyKey[];

/** A mistake with its place in the document. */
export type DocumentProblem = SourceProblem & {
  path: Path;
  /** Whether a line with the wrong indentation could be the cause. */
  mayBeMisindented?: boolean;
  /** The key that is missing: several of a block have the same place, and all are reported. */
  missingKey?: string;
  /** The key that its block does not know, where nothing is known that it was meant for. */
  unknownKey?: string;
  /** Whether a key stands in the wrong block, which says more than that its line is misindented. */
  isMisplaced?: boolean;
};

/** Whether a path leads to what another one leads to, or to something in it. */
export function isWithin(path: Path, above: Path): boolean {
  return above.every((step, index) => step === path[index]);
}

/** A document path as an owner would write it, such as `pages[2].sections[0].type`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? String(step) : `${written}.${String(step)}`;
  }, '');
}
