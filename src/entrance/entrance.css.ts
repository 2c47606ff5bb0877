import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { animation } from '../../site.config.yaml';
import type { Animation, EntranceName } from '../config/animation.ts';
import { type Gesture, gesture } from '../ui/gesture.css.ts';
import { globalMedia, media, supports } from '../ui/style-rules.ts';
import {
  easing,
  firstRowEasing,
  firstScreenRows,
  gestureOf,
  laterRowEasing,
  rowsAtOnce,
} from './movement.ts';
import { rowGesture, rowInterval } from './row-timing.css.ts';

// Only an element's animation hides the element, so the element is readable if animations are off.
const motionAllowed = '(prefers-reduced-motion: no-preference)';

function animate({ duration, frames }: Gesture, curve: readonly number[]): StyleRule {
  const ends = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(frames).map(([name, values]) => [name, values[index]]));
  // A clip ends beyond its element. The rest ends as the element is.
  const name = keyframes({ from: ends(0), ...(frames.clipPath && { to: ends(1) }) });
  const timing = `${duration}ms cubic-bezier(${curve.join(', ')})`;
  return media(motionAllowed, { animation: `${name} ${timing} backwards` });
}

/** One class for each entrance animation, which plays when an element with the class is inserted. */
export const entrance = animation
  ? movements(animation)
  : alike(style(animate(gesture, laterRowEasing)));

function movements({ stagger, list, ...entrances }: Animation): Record<EntranceName, string> {
  return styleVariants(entrances, (movement) => animate(gestureOf(movement), easing));
}

function alike(name: string): Record<EntranceName, string> {
  return { default: name, fadeInUp: name, fadeInDown: name, fadeInLeft: name, fadeInRight: name };
}

/** The first rows of a list, which enter one after another. */
export const rows = style({});

/** The distance in px that entering rows and focus rings may reach beyond the edges of a list. */
const clipMargin = Math.max(24, Math.abs(animation?.list.offset ?? 0));

/** One of the lists that contain the later rows of a long list. */
export const laterRows = style({});

/**
 * A list far down the page. The browser skips the layout of the list until it comes near the screen.
 * Browsers without `overflow-clip-margin` would clip entering rows, so they always lay the list out.
 */
export const farRows = style(
  media(
    'screen',
    supports('(overflow-clip-margin: 1px)', {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${rowsAtOnce * 21}rem`,
      overflowClipMargin: `${clipMargin}px`,
    }),
  ),
);

/** The part of a row that is animated. The row itself stays in place, so its position can be measured. */
export const rowContent = style({});

// Rows are clipped to their place, so an entering row never covers another row.
const clipped = media(`screen and ${motionAllowed}`, { clipPath: 'inset(0 -100vmax)' });
globalStyle(`:is(${rows}, ${laterRows}) > *`, clipped);

const rowAt = (place: string | number) => `${rows} > :nth-child(${place}) > ${rowContent}`;
globalStyle(
  rowAt(`-n + ${firstScreenRows}`),
  animate(rowGesture, animation ? firstRowEasing : laterRowEasing),
);
for (let index = 1; index < firstScreenRows; index += 1) {
  // The shorthand `animation` above resets the delay, so the delay must follow in the style sheet.
  // vanilla-extract writes media blocks after all other rules, so the delay is in a media block as well.
  const delay = { animationDelay: `${index * rowInterval}ms` };
  globalMedia(rowAt(index + 1), motionAllowed, delay);
}
