import type { StyleRule } from '@vanilla-extract/css';

/** A grid that has these columns, and `broad` beside them, where the container query holds. */
export const columnsFrom = (query: string, columns: string, broad: StyleRule = {}): StyleRule => ({
  display: 'grid',
  '@container': { [query]: { gridTemplateColumns: columns, ...broad } },
});

/** Two columns of equal width. */
export const halves = 'repeat(2, minmax(0, 1fr))';
