import { globalStyle, keyframes } from '@vanilla-extract/css';
import { globalMedia, media } from '../ui/style-rules.ts';
import { motionAllowed, theme } from '../ui/theme.css.ts';
import { workName } from './cover-transition.ts';

// During a navigation, a vertical line crosses the screen, with the old page on one side and the new page
// on the other. The browser's default cross-fade would draw the texts of both pages over each other.
const line = '2px';
const clipped = (from: string, to: string) =>
  keyframes({ from: { clipPath: `inset(${from})` }, to: { clipPath: `inset(${to})` } });
const toRight = clipped(`0 0 0 ${line}`, '0 0 0 100%');
const toLeft = clipped(`0 ${line} 0 0`, '0 100% 0 0');
const cross = keyframes({
  from: { backgroundPositionX: '0' },
  to: { backgroundPositionX: '100%' },
});
/** This curve is symmetric, so an animation in reverse keeps its page's edge at the line too. */
export const easing = 'cubic-bezier(0.6, 0, 0.4, 1)';
export const duration = '0.36s';
const animate = (name: string, direction = '') =>
  media(motionAllowed, { animation: `${name} ${duration} ${easing} both ${direction}`.trim() });

// Only <main> is animated, so the navigation bar can be used during the animation.
globalStyle(':root', { viewTransitionName: 'none' });
// If both pages had the same name, the browser would move the old page to the new page's position.
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
// The picture of a work goes to its place on the other page, and is cut to the shape that it has there.
globalMedia(`::view-transition-group(${workName})`, motionAllowed, {
  animation: 'revert',
  animationDuration: duration,
  animationTimingFunction: easing,
});
globalStyle(`::view-transition-old(${workName}), ::view-transition-new(${workName})`, {
  height: '100%',
  objectFit: 'cover',
  overflow: 'clip',
});
globalStyle('::view-transition-old(old-page)', {
  // The snapshot of a scrolled page lies over the navigation bar. Without a background, the bar would show through.
  background: theme.color.surface,
  ...animate(toRight),
});
globalStyle('::view-transition-new(new-page)', animate(toLeft, 'reverse'));
const back = ':root[data-change=back]::view-transition';
globalStyle(back, { animationDirection: 'reverse' });
globalStyle(`${back}-old(old-page)`, { animationName: toLeft });
globalStyle(`${back}-new(new-page)`, { animationName: toRight });
// If a navigation interrupts a transition, the old page is still named `new-page`. Its snapshot is hidden.
globalStyle('::view-transition-old(new-page)', { display: 'none' });
