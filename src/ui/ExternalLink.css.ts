import { style } from '@vanilla-extract/css';
import { lively, theme } from './theme.css.ts';

/** The arrow behind a link that leaves the site; it sets off when the link is meant. */
export const leaving = style({
  display: 'inline-flex',
  alignSelf: 'center',
  color: theme.color.muted,
  fontSize: '0.6em',
  selectors: { 'a:hover > &': { color: 'currentColor', translate: '0.12em -0.12em' } },
  '@media': {
    [lively]: { transition: 'translate 0.25s, color 0.2s' },
    print: { display: 'none' },
  },
});
