import { formatPath } from '../../schema/path.ts';
import type { DocumentProblem } from '../document/document-problem.ts';

/**
 * Items below each other that are wrong in the same way were written in one go: the first is reported,
 * and says how many follow. Those of which each has its own correction are told one by one.
 */
export function neighboursTogether(findings: readonly DocumentProblem[]): DocumentProblem[] {
  const groups: { first: DocumentProblem; last: DocumentProblem; more: number }[] = [];
  for (const finding of findings) {
    const group = groups.find(({ last }) => isBelow(finding, last));
    if (group) {
      group.last = finding;
      group.more += 1;
    } else {
      groups.push({ first: finding, last: finding, more: 0 });
    }
  }
  return groups.map(({ first, more }) => {
    if (more === 0) return first;
    const also =
      more === 1 ? 'and so is the item below it' : `and so are the ${more} items below it`;
    return { ...first, message: `${first.message}, ${also}` };
  });
}

function isBelow(finding: DocumentProblem, last: DocumentProblem): boolean {
  const [index, before] = [finding.path.at(-1), last.path.at(-1)];
  return (
    typeof index === 'number' &&
    typeof before === 'number' &&
    index === before + 1 &&
    formatPath(finding.path.slice(0, -1)) === formatPath(last.path.slice(0, -1)) &&
    finding.expected === last.expected &&
    finding.fix === last.fix &&
    !isCorrected(finding) &&
    !isCorrected(last)
  );
}

function isCorrected({ replacement, edits, missingKey }: DocumentProblem): boolean {
  return replacement !== undefined || edits !== undefined || missingKey !== undefined;
}
