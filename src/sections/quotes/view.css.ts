import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { lively, theme, touchSize } from '../../ui/theme.css.ts';

/** Two columns where the section itself has room for them, wherever it stands. */
const broad = '(min-width: 42rem)';

export const room = style({ containerType: 'inline-size' });
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
// The marks are those of the page's language; the first one hangs outside the text.
export const said = style([
  display,
  {
    maxWidth: '34ch',
    fontSize: theme.size.item,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textIndent: '-0.4em',
    paddingInlineStart: '0.4em',
    textWrap: 'pretty',
    '::before': { content: 'open-quote', color: theme.color.accent },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
]);
export const name = style({ fontWeight: 500 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: touchSize,
  textDecorationColor: theme.color.line,
  textUnderlineOffset: '0.22em',
  selectors: { '&:hover': { color: theme.color.accent, textDecorationColor: 'currentColor' } },
  '@media': { [lively]: { transition: 'color 0.2s, text-decoration-color 0.2s' } },
});
export const role = style({ color: theme.color.muted, fontSize: theme.size.small });
