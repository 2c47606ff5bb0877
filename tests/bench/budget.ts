import { type Figure, figures } from './figures.ts';
import type { Series } from './measure.ts';
import type { PageName } from './pages.ts';
import { figureOf, format, formatTable } from './report.ts';

/** What the site takes of what it may take. */
export type Verdict = {
  page: PageName;
  label: string;
  measured: number;
  most: number;
  unit: string;
  digits: number;
  ok: boolean;
};

/** What the site may take on the phone, against what it does take. */
export function checkBudget(all: readonly Series[]): Verdict[] {
  return all
    .filter(({ profile }) => profile === 'mobile')
    .flatMap((series) => figures.flatMap((figure) => verdict(figure, series) ?? []));
}

function verdict(figure: Figure, { page, rounds }: Series): Verdict | undefined {
  const { label, limit, base } = figure;
  const measured = figureOf(figure, rounds['site'], page)?.median;
  if (measured === undefined || !limit) return undefined;
  const against = base ? (figureOf(figure, rounds[base], page)?.median ?? 0) : 1;
  const most = limit(page);
  // As precise as the budget is written.
  const digits = base || most < 10 ? 2 : 0;
  const value = measured === 0 ? 0 : measured / against;
  const ok = Number(value.toFixed(digits)) <= most;
  const unit = base ? `x ${base}` : figure.unit;
  return { page, label, measured: value, most, unit, digits, ok };
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ page, label, measured, most, unit, digits, ok }) => [
    `${page}: ${label}`,
    `${format(measured, digits)} ${unit}`.trim(),
    `${format(most, digits)} ${unit}`.trim(),
    ok ? 'ok' : 'OVER',
  ]);
  return `the budget, on the phone\n${formatTable([['', 'measured', 'at most', ''], ...body])}`;
}
