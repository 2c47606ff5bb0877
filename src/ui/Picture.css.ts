import { globalStyle, style } from '@vanilla-extract/css';

/** The element around a picture has no box of its own. */
export const picture = style({ display: 'contents' });

// Nor have its sources: in a grid each would take a row.
globalStyle(`${picture} > source`, { display: 'none' });
