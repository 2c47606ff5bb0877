import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { caption, mount, pictureBox } from '../frame/frame.css.ts';
import { shape } from '../frame/shape.css.ts';
import { globalInRoom } from '../style-rules.ts';
import { theme } from '../theme.css.ts';

const isAxis = layout.text === 'axis';
/** As wide as the words, unless it would be higher than the screen. */
export const even = style({
  position: 'relative',
  width: '100%',
  maxWidth: `calc(90svh * ${shape})`,
  breakInside: 'avoid',
  // The words stand on the axis of the page, whichever edge the rest of it has.
  ...(isAxis && { marginInline: 'auto' }),
});
export const upright = style([even, { maxWidth: `min(26rem, 70svh * ${shape})` }]);
/** As wide as the section, and in a book little wider than the words. */
export const broad = style([
  even,
  { maxWidth: isAxis ? `min(48rem, 90svh * ${shape})` : `calc(100svh * ${shape})` },
]);
/** Two upright pictures, equally high. */
export const pair = style({
  display: 'flex',
  gap: theme.space.m,
  width: '100%',
  maxWidth: isAxis ? 'min(48rem, 128svh)' : '128svh',
  ...(isAxis && { marginInline: 'auto' }),
});
globalStyle(`${pair} > figure`, {
  flex: `calc(100 * ${shape}) 0 0`,
  minWidth: 0,
  maxWidth: 'none',
});
export const picture = style([pictureBox, mount]);

if (layout.captions === 'margin' && isAxis) {
  const gap = theme.space.m;
  globalInRoom(`${broad} > ${caption}`, '(min-width: 72rem)', {
    position: 'absolute',
    insetInlineStart: `calc(100% + ${gap})`,
    insetBlockEnd: 0,
    width: `calc((100cqi - 100%) / 2 - ${gap})`,
    textAlign: 'start',
    fontSize: theme.size.label,
  });
}
