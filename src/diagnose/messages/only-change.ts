import type { Changes } from '../text/changes.ts';
import { failed, type Problem } from './problem.ts';

/**
 * Where a single line differs from the last good text, that line is the mistake, and whatever else is
 * reported follows from it.
 */
export function ofOnlyChange(problems: readonly Problem[], { only }: Changes): Problem[] {
  if (!only) return [...problems];
  const sorted = failed(problems).problems;
  const here = sorted.filter(({ line }) => line === only.line + 1);
  const [told = sorted[0]] = here.filter(({ edits }) => edits).concat(here);
  if (!told) return [];
  const was = only.was?.trim() ?? '';
  const isOther = told.line === only.line + 1 && was !== '' && !told.fix.includes(was);
  return [{ ...told, ...(isOther && { fix: `${told.fix}; before, the line was ${was}` }) }];
}
