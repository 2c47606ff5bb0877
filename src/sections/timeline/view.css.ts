import { globalStyle, style } from '@vanilla-extract/css';
import { entryTitle } from '../../ui/page.css.ts';
import { columnsFrom } from '../../ui/style-rules.ts';
import { display, theme } from '../../ui/theme.css.ts';

export const entry = style({
  ...columnsFrom('(min-width: 42rem)', 'minmax(0, 1fr) minmax(0, 3fr)', {
    columnGap: theme.space.xl,
    alignItems: 'baseline',
  }),
  gap: theme.space.s,
});
export const period = style([
  display,
  { color: theme.color.accent, fontSize: theme.size.lead, lineHeight: 1.3 },
]);
export const account = style({ display: 'grid', gap: theme.space.s, maxWidth: theme.measure });
export const title = style(entryTitle);
export const place = style({ color: theme.color.muted });
export const points = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
});
globalStyle(`${points} > ::marker`, { color: theme.color.accent });
