import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme, uppercase } from '../../ui/theme.css.ts';

/** Two columns where the section itself has room for them, wherever it stands. */
const broad = '(min-width: 42rem)';

export const quote = style({
  display: 'grid',
  gap: theme.space.m,
  '@container': {
    [broad]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
      columnGap: theme.space.xl,
      alignItems: 'end',
    },
  },
});
// Quotation marks of the page's language; the opening one is in the margin before the text.
export const said = style([
  display,
  {
    position: 'relative',
    maxWidth: '22em',
    paddingInlineStart: '0.42em',
    fontSize: theme.size.item,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    ...(uppercase && { textTransform: 'none' }),
    textWrap: 'pretty',
    '::before': {
      content: 'open-quote',
      position: 'absolute',
      insetInlineStart: 0,
      color: theme.color.accent,
    },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
]);
export const name = style({ fontWeight: 500 });
export const role = style({ color: theme.color.muted, fontSize: theme.size.small });
