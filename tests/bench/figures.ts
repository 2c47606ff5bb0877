import type { PageName } from './targets.ts';

/** The figures of a visit, or the medians of a round of visits, by their labels. What a page lacks has no figure. */
export type Figures = Partial<Record<string, number>>;

/** A row of the tables: a figure of each target. */
export type Figure = {
  label: string;
  unit: 'ms' | 'kB' | '';
  digits: number;
  /** The target that the figures of the others are set against. */
  base?: 'html' | 'react';
  /** What the site may take at most: a ratio where there is a base, else a figure. */
  most?: number;
  mostOf?: Partial<Record<PageName, number>>;
};

const time = (label: string, limits: Pick<Figure, 'base' | 'most' | 'mostOf'> = {}): Figure => ({
  label,
  unit: 'ms',
  digits: 0,
  ...limits,
});

/** The kinds of files whose bytes are counted separately. */
export const kinds = ['html', 'script', 'css', 'font', 'image', 'media', 'other'] as const;

const bytes = kinds.map((label): Figure => {
  const limit = label === 'script' ? { most: 107 } : { base: 'html' as const };
  return { label, unit: 'kB', digits: 1, ...limit };
});

export const figures: readonly Figure[] = [
  time('first contentful paint', { base: 'html', most: 1.2, mostOf: { welcome: 1.25 } }),
  // The photo of the about page loads after the files that the page needs first.
  time('largest contentful paint', {
    base: 'html',
    most: 1.2,
    mostOf: { welcome: 1.25, about: 1.3 },
  }),
  { label: 'layout shift', unit: '', digits: 3, most: 0 },
  time('first screen readable', { base: 'html' }),
  time('readable, reduced motion', { base: 'html', most: 1.25 }),
  time('menu opens', { base: 'react' }),
  time('menu opens, from the first paint'),
  time('menu opens, from the first tap', { most: 100 }),
  time('hydrated: a button answers', { base: 'react', most: 1.15 }),
  time('video moves', { base: 'html', most: 1.6 }),
  time('last typeface, from the first paint', { most: 400 }),
  time('total blocking time', { base: 'react', most: 1 }),
  time('longest task', { base: 'react', most: 0.6 }),
  ...bytes,
];

/** What a series of measurements comes to. */
export type Spread = { median: number; min: number; max: number };

export function spread(values: readonly number[]): Spread {
  const median = medianIfAny(values);
  if (median === undefined) throw new Error('There is nothing to measure');
  return { median, min: Math.min(...values), max: Math.max(...values) };
}

/** The median of the values that are there. */
export function medianIfAny(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
