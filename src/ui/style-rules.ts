import type { StyleRule } from '@vanilla-extract/css';

/** Limits a CSS rule to a media query. */
export const media = <const Rule>(query: string, rule: Rule) => ({ '@media': { [query]: rule } });

/** Limits a CSS rule to browsers that support a feature, such as `selector(:popover-open)`. */
export const supports = <const Rule>(condition: string, rule: Rule) => ({
  '@supports': { [condition]: rule },
});

/** A grid that has these columns, and `broad` beside them, where the container query holds. */
export const columnsFrom = (query: string, columns: string, broad: StyleRule = {}): StyleRule => ({
  display: 'grid',
  '@container': { [query]: { gridTemplateColumns: columns, ...broad } },
});

/** Two columns of equal width. */
export const halves = 'repeat(2, minmax(0, 1fr))';

/** Clips an element at its upper edge, its sides and its lower edge, or at a distance from them. */
export const clip = (...edges: [top: string, sides: string, bottom: string]) => ({
  clipPath: `inset(${edges.join(' ')})`,
});
/** The distance for edges that clip nothing. */
export const open = '-100vmax';
/** The distance for other edges. Letters and focus rings reach beyond their boxes. */
export const room = '-0.6rem';
