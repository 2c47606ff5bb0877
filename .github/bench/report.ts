import { enough } from './idle.ts';
import type { PageName } from './pages.ts';

/** The figures of a visit by their labels. What a page lacks has no figure. */
export type Figures = Partial<Record<string, number>>;
/** The figures of one round of visits to a page, and the least idle share of the processor. */
export type Round = { figures: Figures; idle: number };
/** Every round of a page; the rounds of each target under its name. */
export type Series = { page: PageName; rounds: Record<string, Round[]> };

/** A row of the tables: a figure of each target, and what the site may take at most. */
type Figure = {
  label: string;
  unit: string;
  digits: number;
  most?: number;
  /** The limit is a multiple of what the hand-written page takes. */
  isRatio?: boolean;
  mostOf?: Partial<Record<PageName, number>>;
};
type Limit = Omit<Partial<Figure>, 'label'>;

const time = (label: string, limit: Limit = {}) => ({ label, unit: 'ms', digits: 0, ...limit });
const size = (label: string, limit: Limit = {}) => ({ label, unit: 'kB', digits: 1, ...limit });
const figures: readonly Figure[] = [
  time('first contentful paint', { isRatio: true, most: 1.2, mostOf: { welcome: 1.25 } }),
  // The photo of the about page loads after the files that the page needs first.
  time('largest contentful paint', {
    isRatio: true,
    most: 1.2,
    mostOf: { welcome: 1.25, about: 1.3 },
  }),
  { label: 'layout shift', unit: '', digits: 3, most: 0 },
  time('first screen readable', { isRatio: true }),
  time('readable, reduced motion', { isRatio: true, most: 1.25 }),
  time('menu opens', { isRatio: true }),
  time('menu opens, from the first paint'),
  time('menu opens, from the first tap', { most: 100 }),
  time('hydrated: a button answers'),
  time('video moves', { isRatio: true, most: 1.6 }),
  time('total blocking time'),
  size('script', { most: 107 }),
  ...['document', 'stylesheet', 'font', 'image', 'media', 'fetch', 'other'].map((kind) =>
    size(kind, { isRatio: true }),
  ),
];

/** A page's measurements as a table: medians with their ranges, and the ratio to the hand-written page. */
export function formatSeries({ page, rounds }: Series): string {
  const all = Object.values(rounds);
  const rows = figures.map(({ label, unit, digits, isRatio }) => {
    const base = isRatio ? medianOf(valuesOf(rounds['html'], label)) : undefined;
    const cells = Object.entries(rounds).map(([name, each]) =>
      cell(valuesOf(each, label), digits, name === 'html' ? undefined : base),
    );
    return [unit ? `${label}, ${unit}` : label, ...cells];
  });
  const idle = all.map((each) => Math.min(...each.map((round) => round.idle)).toFixed(2));
  return [
    `${page}: median of ${all[0]?.length ?? 0} (min..max), x ratio to html`,
    formatTable([
      ['', ...Object.keys(rounds)],
      ...rows.filter(([, ...cells]) => cells.some(Boolean)),
      ['least idle processor', ...idle],
    ]),
  ].join('\n');
}

const valuesOf = (rounds: readonly Round[] = [], label = '') =>
  rounds.flatMap((round) => round.figures[label] ?? []);

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

const format = (value: number, digits: number) =>
  value === Number.POSITIVE_INFINITY ? 'never' : value.toFixed(digits);

function cell(values: readonly number[], digits: number, base: number | undefined): string {
  const median = medianOf(values);
  if (median === undefined) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)].map((v) => format(v, digits));
  const range = least === most ? '' : ` (${least}..${most})`;
  return format(median, digits) + range + (base ? ` x${(median / base).toFixed(2)}` : '');
}

/** Rows of cells in columns, the first row as their heads. */
function formatTable(rows: string[][]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map((row) => {
    const [label = '', ...cells] = row;
    const padded = cells.map((text, index) => text.padStart(widthOf(index + 1)));
    return `| ${[label.padEnd(widthOf(0)), ...padded].join(' | ')} |`;
  });
  return lines.toSpliced(1, 0, (lines[0] ?? '').replace(/[^|]/g, '-')).join('\n');
}

/** How many rounds met a busy machine, whose figures and ratios prove nothing. */
export function busyRounds(all: readonly Series[]): string {
  const rounds = all.flatMap((series) => Object.values(series.rounds).flat());
  const busy = rounds.filter(({ idle }) => idle < enough).length;
  return busy === 0
    ? ''
    : `\n${busy} of ${rounds.length} rounds met a busy machine: judge nothing by them.`;
}

/** What the site may take, against what it does take. */
export function checkBudget(all: readonly Series[]) {
  return all.flatMap(({ page, rounds }) =>
    figures.flatMap(({ label, unit, isRatio, ...limit }) => {
      const most = limit.mostOf?.[page] ?? limit.most;
      const measured = medianOf(valuesOf(rounds['site'], label));
      if (measured === undefined || most === undefined) return [];
      const base = isRatio ? medianOf(valuesOf(rounds['html'], label)) : 1;
      const value = measured / (base || 1);
      const isOk = Number(value.toFixed(most < 10 ? 2 : 0)) <= most;
      return { label: `${page}: ${label}`, unit: isRatio ? 'x html' : unit, value, most, isOk };
    }),
  );
}

export function formatBudget(budget: ReturnType<typeof checkBudget>): string {
  const rows = budget.map(({ label, unit, value, most, isOk }) => {
    const digits = most < 10 ? 2 : 0;
    const words = [value, most].map((each) => `${format(each, digits)} ${unit}`.trim());
    return [label, ...words, isOk ? 'ok' : 'OVER'];
  });
  return formatTable([['', 'measured', 'at most', ''], ...rows]);
}
