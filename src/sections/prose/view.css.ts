import { globalStyle, style } from '@vanilla-extract/css';
import { entryTitle, pictureBox } from '../../ui/page.css.ts';
import { onCards } from '../../ui/section.css.ts';
import { display, isRtl, theme, typography, uppercase } from '../../ui/theme.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  maxWidth: theme.measure,
  fontSize: theme.size.lead,
});
if (typography.opening === 'large') {
  globalStyle(`${body} > p:first-child`, {
    fontSize: theme.size.entry,
    lineHeight: 1.4,
    textWrap: 'pretty',
    '@media': { print: { fontSize: 'inherit' } },
  });
}
// Arabic letters are joined, so right-to-left texts have no large initial.
if (typography.opening === 'initial' && !isRtl) {
  globalStyle(`${body} > p:first-child::first-letter`, {
    float: 'inline-start',
    paddingInlineEnd: '0.08em',
    color: theme.color.accent,
    fontFamily: theme.font.display,
    // The initial is as high as three lines, from the top of a capital to the third baseline.
    paddingBlockStart: '0.03em',
    fontSize: '5.57em',
    lineHeight: 0.78,
  });
}
export const heading = style({
  ...entryTitle,
  // A heading is closer to its own text than to the text above.
  selectors: { '&:not(:first-child)': { marginTop: theme.space.m } },
});
export const list = style({ paddingInlineStart: '1.2em', listStyle: 'disc' });
globalStyle(`${list} > ::marker`, { color: theme.color.accent });
export const steps = style([list, { listStyle: 'decimal' }]);
export const quote = style([
  display,
  {
    paddingInlineStart: theme.space.m,
    borderInlineStart: `2px solid ${theme.color.accent}`,
    fontSize: theme.size.entry,
    lineHeight: 1.3,
    ...(uppercase && { textTransform: 'none' }),
  },
]);
// Code that scrolls sideways is hard to read on a phone, so long lines wrap.
export const code = style({
  padding: theme.space.m,
  borderRadius: theme.radius,
  background: onCards ? theme.color.surface : theme.color.raised,
  font: `0.85em/1.6 ui-monospace, monospace`,
  whiteSpace: 'pre-wrap',
});
export const picture = style(pictureBox);
export const caption = style({
  marginTop: theme.distance.caption,
  color: theme.color.muted,
  font: `${theme.size.small}/1.6 ${theme.font.text}`,
});
