import { style } from '@vanilla-extract/css';
import { media } from '../../ui/style-rules.ts';

/** On paper, the address follows its link. */
export const address = style(media('print', { display: 'none' }));
