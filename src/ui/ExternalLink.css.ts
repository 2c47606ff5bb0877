import { style } from '@vanilla-extract/css';
import { linkMark } from './link-mark.ts';

/** The arrow behind an external link. */
export const arrow = style(linkMark('0.12em -0.12em'));
