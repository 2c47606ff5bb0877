import { style } from '@vanilla-extract/css';

/** The element around a part of a page is no box of the layout. */
export const boxless = style({ display: 'contents' });
