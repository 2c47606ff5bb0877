import { globalStyle, style } from '@vanilla-extract/css';

/** <picture> has no box: its <img> is laid out in its place. */
export const picture = style({ display: 'contents' });

// In a grid each source would take a row.
globalStyle(`${picture} > source`, { display: 'none' });
