import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '../ui/conditions.ts';
import { motionAllowed, theme } from '../ui/theme.css.ts';

// A line crosses the screen, with the old page on one side and the new one on the other. Where pages fade
// into each other, one text is drawn over another. The line is vertical because pages differ in height,
// and in how far they are scrolled.
const line = '2px';
const clipped = (from: string, to: string) =>
  keyframes({ from: { clipPath: `inset(${from})` }, to: { clipPath: `inset(${to})` } });
const toRight = clipped(`0 0 0 ${line}`, '0 0 0 100%');
const toLeft = clipped(`0 ${line} 0 0`, '0 100% 0 0');
const cross = keyframes({
  from: { backgroundPositionX: '0' },
  to: { backgroundPositionX: '100%' },
});
/** The curve is the same forwards and backwards, so that both pages keep to the line. */
export const easing = 'cubic-bezier(0.6, 0, 0.4, 1)';
export const duration = '0.36s';
const animate = (name: string, direction = '') =>
  media(motionAllowed, { animation: `${name} ${duration} ${easing} both ${direction}`.trim() });

// Only the page is animated, so that the bar above it can be pressed meanwhile.
globalStyle(':root', { viewTransitionName: 'none' });
// By one name for both, the browser would move the old page to the place of the new one.
globalStyle('main', { viewTransitionName: 'old-page' });
globalStyle('[data-change] main', { viewTransitionName: 'new-page' });
globalStyle('::view-transition', {
  pointerEvents: 'none',
  background: `linear-gradient(${theme.color.accent} 0 0) 0 / ${line} 100% no-repeat`,
  ...animate(cross),
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animation: 'none',
});
globalStyle('::view-transition-old(old-page)', {
  // The picture of a page that was scrolled lies over the bar, which would be seen through it.
  background: theme.color.surface,
  ...animate(toRight),
});
globalStyle('::view-transition-new(new-page)', animate(toLeft, 'reverse'));
const back = ':root[data-change=back]::view-transition';
globalStyle(back, { animationDirection: 'reverse' });
globalStyle(`${back}-old(old-page)`, { animationName: toLeft });
globalStyle(`${back}-new(new-page)`, { animationName: toRight });
// A navigation that interrupts a transition finds the new page of that in the place of the old one.
globalStyle('::view-transition-old(new-page)', { display: 'none' });
