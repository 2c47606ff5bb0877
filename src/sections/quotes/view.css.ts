import { style } from '@vanilla-extract/css';
import { note } from '../../ui/page.css.ts';
import { columnsFrom } from '../../ui/style-rules.ts';
import { display, theme, uppercase } from '../../ui/theme.css.ts';

export const quote = style({
  ...columnsFrom('(min-width: 42rem)', 'minmax(0, 3fr) minmax(0, 1fr)', {
    columnGap: theme.space.xl,
    alignItems: 'end',
  }),
  gap: theme.space.m,
});
// The quotation marks follow the page's language. The opening mark hangs in the margin.
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
export const role = style(note);
