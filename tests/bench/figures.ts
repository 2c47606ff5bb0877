import { kinds } from './paints.ts';
import type { Round } from './rounds.ts';
import { type PageName, pages } from './targets.ts';

/** A row of the tables: a figure of each target. */
export type Figure = {
  label: string;
  unit: 'ms' | 'kB' | '';
  digits: number;
  /** Nothing on a page that has no such thing. */
  value: (round: Round, page: PageName) => number | undefined;
  /** The target that the figures of the others are set against. */
  base?: 'html' | 'react';
  /** What the site may take at most on the phone: a ratio where there is a base, else a figure. */
  limit?: (page: PageName) => number;
};

const time = (
  label: string,
  value: Figure['value'],
  { base, most }: { base?: 'html' | 'react'; most?: number } = {},
): Figure => ({
  label,
  unit: 'ms',
  digits: 0,
  value,
  ...(base && { base }),
  ...(most !== undefined && { limit: () => most }),
});

const largestPaint: Figure = {
  ...time('largest contentful paint', ({ paints }) => paints.largestPaint, { base: 'html' }),
  // A photo comes when the line is free; what else is on the line then is no waste.
  limit: (page) => (page === 'about' ? 1.15 : 1.1),
};
const shift: Figure = {
  label: 'layout shift',
  unit: '',
  digits: 3,
  value: ({ paints }) => paints.shift,
  limit: () => 0,
};
const bytes = kinds.map((kind): Figure => {
  const row: Figure = {
    label: kind,
    unit: 'kB',
    digits: 1,
    value: ({ paints }) => paints.traffic[kind] / 1000,
  };
  return kind === 'script' ? { ...row, limit: () => 102 } : { ...row, base: 'html' };
});

/** The button in the bar unfolds the menu; the one on the welcome page needs the script. */
const menu = (of: 'answered' | 'afterPaint' | 'afterPress'): Figure['value'] => {
  return ({ answer }, page) => (pages[page].bar ? answer?.[of] : undefined);
};
const hydrated: Figure['value'] = ({ answer }, page) =>
  pages[page].bar ? undefined : answer?.answered;

export const figures: readonly Figure[] = [
  time('first contentful paint', ({ paints }) => paints.firstPaint, { base: 'html', most: 1.1 }),
  largestPaint,
  shift,
  time('first screen readable', ({ readable }) => readable, { base: 'html' }),
  time('readable, reduced motion', ({ readableReducedMotion }) => readableReducedMotion, {
    base: 'html',
    most: 1.1,
  }),
  time('menu opens', menu('answered'), { base: 'react' }),
  time('menu opens, from the first paint', menu('afterPaint')),
  time('menu opens, from the first tap', menu('afterPress'), { most: 100 }),
  time('hydrated: a button answers', hydrated, { base: 'react', most: 1.15 }),
  time('video moves', ({ paints }) => paints.video, { base: 'html', most: 1.5 }),
  time('last typeface, from the first paint', ({ paints }) => paints.fonts, { most: 400 }),
  time('total blocking time', ({ paints }) => paints.blocking, { base: 'react', most: 1 }),
  time('longest task', ({ paints }) => paints.longest, { base: 'react', most: 0.6 }),
  ...bytes,
];
