import { style } from '@vanilla-extract/css';
import { theme, typography, uppercase } from './theme.css.ts';

/** Text in the display font. By this class the build finds which of its letters the pages need. */
export const display = style({
  fontFamily: theme.font.display,
  ...(typography.weight !== 400 && { fontWeight: typography.weight }),
  ...(uppercase && { textTransform: 'uppercase' }),
});

/** The size of a name or a link that stands by itself. */
export const itemSize = { fontSize: theme.size.item, lineHeight: 1.15 } as const;
