import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Limits a CSS rule to a media query. */
export const media = <const Rule>(query: string, rule: Rule) => ({ '@media': { [query]: rule } });

/** Limits a CSS rule to screens where the room of the container matches a query. Paper has a layout of its own. */
export const inRoom = <const Rule>(query: string, rule: Rule) =>
  media('screen', { '@container': { [query]: rule } });

/** Styles whatever matches a selector, where a media query matches too. */
export const globalMedia = (selector: string, query: string, rule: GlobalStyleRule) =>
  globalStyle(selector, media(query, rule));

/** Styles whatever matches a selector, on screens where the room of its container matches a query. */
export const globalInRoom = (selector: string, query: string, rule: GlobalStyleRule) =>
  globalStyle(selector, inRoom(query, rule));

/** Limits a CSS rule to browsers that support a feature, such as `selector(:popover-open)`. */
export const supports = <const Rule>(condition: string, rule: Rule) => ({
  '@supports': { [condition]: rule },
});

/** Returns styles of a grid. If the container query matches, the grid gets these columns and these styles. */
export const columnsFrom = (query: string, columns: string, broad: StyleRule = {}): StyleRule => ({
  display: 'grid',
  '@container': { [query]: { gridTemplateColumns: columns, ...broad } },
});

/** Two columns of equal width. */
export const halves = 'repeat(2, minmax(0, 1fr))';

/** Clips an element at a distance inside its edges, or outside its edges if the distance is negative. */
export const clip = (...edges: [top: string, sides: string, bottom: string]) => ({
  clipPath: `inset(${edges.join(' ')})`,
});
/** The distance at which an edge clips nothing. */
export const unclipped = '-100vmax';
/** The distance that keeps letters and focus rings, which reach a little beyond the edges of their element. */
export const overhang = '-0.6rem';
