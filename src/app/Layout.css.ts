import { style } from '@vanilla-extract/css';
import { theme, wide } from '../ui/theme.css.ts';

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.s,
  insetBlockStart: theme.space.s,
  zIndex: 2,
  padding: theme.space.s,
  background: theme.color.raised,
  color: theme.color.text,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

// Entrances start off the screen: clipped, they do not make the page scrollable.
export const content = style({ overflow: 'clip', outline: 'none' });

export const page = style({
  display: 'grid',
  gap: theme.space.xl,
  alignContent: 'start',
  maxWidth: theme.page,
  margin: '0 auto',
  padding: `${theme.space.xl} ${theme.space.edge} ${theme.space.xxl}`,
  '@media': {
    [wide]: {
      columnGap: theme.space.xxl,
      // Two columns if there are several sections: one may take a whole column.
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      },
    },
    print: { padding: 0, gap: '1.5rem' },
  },
});
