import type { Round, Series } from './measure.ts';
import type { PageName } from './pages.ts';
import { formatTable } from './report.ts';
import { spread } from './statistics.ts';

type Line = {
  label: string;
  most: number;
  unit: string;
  value: (site: Round) => number;
  ratio: boolean;
};

const lines: Line[] = [
  {
    label: 'first contentful paint',
    most: 1.1,
    unit: 'x floor',
    ratio: true,
    value: ({ paints }) => paints.firstPaint,
  },
  {
    label: 'largest contentful paint',
    most: 1.1,
    unit: 'x floor',
    ratio: true,
    value: ({ paints }) => paints.largestPaint,
  },
  {
    label: 'readable, reduced motion',
    most: 1.1,
    unit: 'x floor',
    ratio: true,
    value: ({ readableCalm }) => readableCalm,
  },
  { label: 'layout shift', most: 0, unit: '', ratio: false, value: ({ paints }) => paints.shift },
  {
    label: 'script',
    most: 105,
    unit: 'kB',
    ratio: false,
    value: ({ paints }) => paints.traffic.js / 1000,
  },
];

export type Verdict = {
  page: PageName;
  label: string;
  measured: number;
  most: number;
  unit: string;
  ok: boolean;
};

/** What the site may cost on the phone, against what it does cost. */
export function judge(all: readonly Series[]): Verdict[] {
  return all
    .filter(({ profile }) => profile === 'mobile')
    .flatMap(({ page, rounds }) => {
      const { site = [], floor = [] } = rounds;
      return lines.map(({ label, most, unit, ratio, value }) => {
        const median = spread(site.map(value)).median;
        const measured = ratio ? median / spread(floor.map(value)).median : median;
        // As precise as the budget is written.
        return { page, label, measured, most, unit, ok: Number(measured.toFixed(2)) <= most };
      });
    });
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ page, label, measured, most, unit, ok }) => [
    `${page}: ${label}`,
    `${measured.toFixed(2)} ${unit}`.trim(),
    `${most.toFixed(2)} ${unit}`.trim(),
    ok ? 'ok' : 'over',
  ]);
  return `the budget, on the phone\n${formatTable([['', 'measured', 'at most', ''], ...body])}`;
}
