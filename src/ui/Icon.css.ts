import { type StyleRule, style } from '@vanilla-extract/css';
import { motionAllowed, theme } from './theme.css.ts';

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The small icon after a link. */
export const trailingIcon: StyleRule = {
  display: 'inline-flex',
  alignSelf: 'center',
  color: theme.color.muted,
  fontSize: '0.6em',
  '@media': {
    [motionAllowed]: { transition: 'translate 0.25s, color 0.2s' },
    print: { display: 'none' },
  },
};

/** The icon after a link that leaves the site. */
export const externalIcon = style({
  ...trailingIcon,
  selectors: { 'a:hover > &': { color: 'currentColor', translate: '0.12em -0.12em' } },
});
