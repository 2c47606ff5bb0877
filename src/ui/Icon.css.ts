import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from './arrangement.css.ts';
import { media } from './style-rules.ts';
import { motionAllowed, theme } from './theme.css.ts';

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  // Beside bold letters, thin lines would look pale.
  strokeWidth: typography.weight > 700 ? 2 : 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The small icon after a link. Where the text of the link wraps, the icon follows the last word. */
export const trailingIcon = style({
  color: theme.color.muted,
  fontSize: '0.6em',
  // This invisible character joins the icon to the last word, so the icon is never alone on a line.
  '::before': { content: '"\\2060" / ""', marginInlineEnd: '0.5em' },
  selectors: { 'a:hover &': { color: 'currentColor' } },
  ...media('print', { display: 'none' }),
});
globalStyle(`a:hover ${trailingIcon} > svg`, {
  translate: '0.12em -0.12em',
  ...media(motionAllowed, { transition: 'translate 0.25s' }),
});
globalStyle(`a[download]:hover ${trailingIcon} > svg`, { translate: '0 0.12em' });
