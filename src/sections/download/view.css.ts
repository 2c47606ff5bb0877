import { style } from '@vanilla-extract/css';
import { motionAllowed, theme } from '../../ui/theme.css.ts';

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${theme.space.xs} ${theme.space.l}`,
});
export const mark = style({
  display: 'inline-flex',
  alignSelf: 'center',
  color: theme.color.muted,
  fontSize: '0.6em',
  selectors: { 'a:hover > &': { color: 'currentColor', translate: '0 0.12em' } },
  '@media': {
    [motionAllowed]: { transition: 'translate 0.25s, color 0.2s' },
    print: { display: 'none' },
  },
});
export const facts = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const note = style({ flexBasis: '100%', maxWidth: theme.measure });
