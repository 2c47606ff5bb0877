import type { Round, Series } from './measure.ts';
import { enough } from './quiet.ts';
import { type Spread, spread } from './statistics.ts';
import { kinds } from './traffic.ts';

type Row = { label: string; digits: number; value: (round: Round) => number };

const rows: Row[] = [
  { label: 'first contentful paint, ms', digits: 0, value: ({ paints }) => paints.firstPaint },
  { label: 'largest contentful paint, ms', digits: 0, value: ({ paints }) => paints.largestPaint },
  { label: 'layout shift', digits: 3, value: ({ paints }) => paints.shift },
  { label: 'first screen readable, ms', digits: 0, value: ({ readable }) => readable },
  { label: '  under reduced motion, ms', digits: 0, value: ({ readableCalm }) => readableCalm },
  ...kinds.map(
    (kind): Row => ({
      label: `${kind}, kB`,
      digits: 1,
      value: ({ paints }) => paints.traffic[kind] / 1000,
    }),
  ),
  { label: 'least idle processor', digits: 2, value: ({ idle }) => idle },
];

/** A page's measurements as a table, each beside its ratio to the floor. */
export function formatSeries({ page, profile, rounds }: Series): string {
  const columns = Object.entries(rounds);
  const floor = rounds['floor'] ?? [];
  const body = rows
    .map(({ label, digits, value }) => {
      const base = spread(floor.map(value));
      const cells = columns.map(([name, each]) =>
        cell(spread(each.map(value)), digits, name === 'floor' ? 0 : base.median),
      );
      return [label, ...cells];
    })
    .filter(
      (cells) =>
        cells.slice(1).some((each) => !/^0\.0+$/.test(each)) || cells[0] === 'layout shift',
    );
  const elements = columns.map(([, each]) =>
    [...new Set(each.map(({ paints }) => paints.largestElement))].join(', '),
  );
  const count = columns[0]?.[1].length ?? 0;
  return [
    `${page}, ${profile}: median of ${count} (min..max), x ratio to the floor`,
    formatTable([
      ['', ...columns.map(([name]) => name)],
      ...body,
      ['largest paint is of', ...elements],
    ]),
  ].join('\n');
}

function cell({ median, min, max }: Spread, digits: number, base: number): string {
  const text = (value: number) => value.toFixed(digits);
  const range = text(min) === text(max) ? '' : ` (${text(min)}..${text(max)})`;
  const ratio = base > 0 ? ` x${(median / base).toFixed(2)}` : '';
  return text(median) + range + ratio;
}

/** Rows of cells in columns, the first row as their heads. */
export function formatTable(cells: string[][]): string {
  const columns = cells[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (row) => `| ${row.map((text, column) => pad(text, widths[column] ?? 0, column)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

/** How much of a run a busy machine has spoilt: its ratios, too, are then no evidence. */
export function busyRounds(all: readonly Series[]): string {
  const rounds = all.flatMap((series) => Object.values(series.rounds).flat());
  const busy = rounds.filter(({ idle }) => idle < enough).length;
  if (busy === 0) return '';
  return `\n${busy} of ${rounds.length} rounds met a busy machine: judge nothing by them.`;
}
