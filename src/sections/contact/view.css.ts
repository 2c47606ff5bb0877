import { style } from '@vanilla-extract/css';
import { covering, quietLink } from '../../ui/page.css.ts';
import { media } from '../../ui/style-rules.ts';

/** The clickable area of a link is its whole row. */
export const link = style([quietLink, covering]);
/** On paper, the address follows its link. */
export const address = style(media('print', { display: 'none' }));
