import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme, wide } from '../../ui/theme.css.ts';

export const project = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: theme.space.xl,
      alignItems: 'start',
    },
  },
});
export const title = style({ '@media': { [wide]: { gridRow: 'span 2' } } });
// Decoration: in the display font, widely spaced, and fading out along the line.
export const separator = style([
  display,
  {
    overflow: 'hidden',
    color: theme.color.accent,
    fontSize: theme.size.lead,
    lineHeight: 1,
    letterSpacing: '0.6em',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(90deg, #000 30%, transparent)',
    '@media': { [wide]: { paddingTop: '0.55em' } },
  },
]);
export const description = style({ maxWidth: theme.measure, fontSize: theme.size.lead });
