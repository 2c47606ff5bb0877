import { type SectionConfig, sectionKind } from '../../../site.ts';

/** The number of columns in the grid of panels. */
const columns = 12;

/**
 * Returns the number of columns that the panel of each section spans. A row takes as many panels as fit, in the
 * order of the page, and the largest of them share the columns that are left, so no row has a hole.
 */
export function spansOf(sections: readonly SectionConfig[]): number[] {
  const rows: number[][] = [];
  let row: number[] = [];
  for (const section of sections) {
    const span = leastSpan(section);
    if (sumOf(row) + span > columns) {
      rows.push(row);
      row = [];
    }
    row.push(span);
  }
  return [...rows, row].flatMap(fill);
}

function leastSpan(section: SectionConfig): number {
  const { span, items } = sectionKind(section.type).panel;
  return countItems(section) > items ? columns : span;
}

/** Returns the number of items in the longest list of a section. */
function countItems(section: SectionConfig): number {
  return Math.max(...Object.values(section).map((each) => (Array.isArray(each) ? each.length : 1)));
}

function fill(row: readonly number[]): number[] {
  const largest = Math.max(...row);
  const share = (columns - sumOf(row)) / row.filter((span) => span === largest).length;
  return row.map((span) => (span === largest ? span + share : span));
}

function sumOf(row: readonly number[]): number {
  return row.reduce((sum, span) => sum + span, 0);
}
