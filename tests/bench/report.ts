import { type Figure, figures, type Spread, spread } from './figures.ts';
import { enough } from './idle.ts';
import type { Round, Series } from './rounds.ts';

/** A page's measurements as a table, each beside its ratio to what it is set against. */
export function formatSeries(series: Series): string {
  const { page, rounds } = series;
  const columns = Object.values(rounds);
  const body = figures.map((figure) => formatFigure(figure, series));
  const idle = columns.map((each) => format(Math.min(...each.map((round) => round.idle)), 2));
  return [
    `${page}: median of ${columns[0]?.length ?? 0} (min..max), x ratio to the target that the row names`,
    formatTable([
      ['', ...Object.keys(rounds)],
      ...body.filter(saysSomething),
      ['least idle processor', ...idle],
    ]),
  ].join('\n');
}

/** The spread of a figure over the rounds; nothing where the page has no such thing. */
function figureOf({ label }: Figure, rounds: readonly Round[] = []): Spread | undefined {
  const measured = rounds.flatMap(({ figures }) => figures[label] ?? []);
  return measured.length > 0 ? spread(measured) : undefined;
}

function formatFigure(figure: Figure, { rounds }: Series): string[] {
  const { label, unit, digits, base } = figure;
  const against = base && figureOf(figure, rounds[base]);
  const cells = Object.entries(rounds).map(([name, each]) => {
    const measured = figureOf(figure, each);
    return measured ? cell(measured, digits, name === base ? undefined : against) : '';
  });
  return [`${label}${unit && `, ${unit}`}${base ? ` (x ${base})` : ''}`, ...cells];
}

function cell({ median, min, max }: Spread, digits: number, base: Spread | undefined): string {
  const [least, most] = [format(min, digits), format(max, digits)];
  const range = least === most ? '' : ` (${least}..${most})`;
  const ratio = median / (base?.median ?? 0);
  return format(median, digits) + range + (Number.isFinite(ratio) ? ` x${ratio.toFixed(2)}` : '');
}

function format(value: number, digits: number): string {
  return value === Number.POSITIVE_INFINITY ? 'never' : value.toFixed(digits);
}

/** Leaves out rows of zeros, except for the layout shift, whose zero is the result. */
function saysSomething([label = '', ...cells]: string[]): boolean {
  const nothing = label === 'layout shift' ? /^$/ : /^(0(\.0+)?)?$/;
  return cells.some((each) => !nothing.test(each));
}

/** Rows of cells in columns, the first row as their heads. */
function formatTable(cells: string[][]): string {
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

/** How many rounds met a busy machine, whose figures and ratios prove nothing. */
export function busyRounds(all: readonly Series[]): string {
  const rounds = all.flatMap((series) => Object.values(series.rounds).flat());
  const busy = rounds.filter(({ idle }) => idle < enough).length;
  if (busy === 0) return '';
  return `\n${busy} of ${rounds.length} rounds met a busy machine: judge nothing by them.`;
}

/** A figure and its limit. */
export type Verdict = { label: string; measured: string; most: string; ok: boolean };

/** Compares a figure with its limit, as precise as the limit is written. */
export function verdictOf(label: string, measured: number, most: number, unit = '', digits = 0) {
  const show = (value: number) => `${format(value, digits)} ${unit}`.trim();
  const ok = Number(measured.toFixed(digits)) <= most;
  return { label, measured: show(measured), most: show(most), ok };
}

/** What the site may take, against what it does take. */
export function checkBudget(all: readonly Series[]): Verdict[] {
  return all.flatMap((series) => figures.flatMap((figure) => verdictsOf(figure, series)));
}

function verdictsOf(figure: Figure, { page, rounds }: Series): Verdict[] {
  const { label, base } = figure;
  const most = figure.mostOf?.[page] ?? figure.most;
  const measured = figureOf(figure, rounds['site'])?.median;
  if (measured === undefined || most === undefined) return [];
  const against = base ? (figureOf(figure, rounds[base])?.median ?? 0) : 1;
  const unit = base ? `x ${base}` : figure.unit;
  const value = measured === 0 ? 0 : measured / against;
  return [verdictOf(`${page}: ${label}`, value, most, unit, base || most < 10 ? 2 : 0)];
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ label, measured, most, ok }) => {
    return [label, measured, most, ok ? 'ok' : 'OVER'];
  });
  return formatTable([['', 'measured', 'at most', ''], ...body]);
}
