import { style } from '@vanilla-extract/css';
import { theme, typography, uppercase } from './theme.css.ts';

/**
 * Text in the display font. The build collects the text of the elements with this class, so that the
 * embedded font holds only their letters.
 */
export const display = style({
  fontFamily: theme.font.display,
  ...(typography.weight !== 400 && { fontWeight: typography.weight }),
  ...(uppercase && { textTransform: 'uppercase' }),
});

/** The size of a single name or link outside of running text. */
export const itemSize = { fontSize: theme.size.item, lineHeight: 1.15 } as const;
