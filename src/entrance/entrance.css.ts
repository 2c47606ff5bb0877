import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { animation } from '../../site.config.yaml';
import type { Movement } from '../config/animation.ts';
import { easing, firstRowEasing, firstScreenRows, rowsAtOnce, startKeyframe } from './movement.ts';

// An element is visible unless an entrance is running, so it is readable without one.
const motionAllowed = '(prefers-reduced-motion: no-preference)';

const { stagger, list, ...entrances } = animation;

/** The constants of the rows that script animates; here they follow an edit as the styles do. */
export const rowMovement = list;
export const rowInterval = stagger;

/** The longest time that a row in view waits for its turn, in ms. */
export const longestWait = list.duration / 2;

function animate(movement: Movement, curve: readonly number[]): StyleRule {
  const name = keyframes({ from: startKeyframe(movement) });
  const timing = `${movement.duration}ms cubic-bezier(${curve.join(', ')})`;
  return { '@media': { [motionAllowed]: { animation: `${name} ${timing} backwards` } } };
}

/** One class for each named entrance; it plays whenever an element with it is inserted. */
export const entrance = styleVariants(entrances, (movement) => animate(movement, easing));

/** A list whose rows enter one after the other. */
export const rows = style({});

/** How far beyond its edges a list shows what enters it, and the ring of a focused link. */
const clipMargin = Math.max(16, Math.abs(list.offset));

/** A list of rows that come after those. */
export const laterRows = style({});

/**
 * A list far down the page: it costs no layout before it comes near the screen, but in browsers that
 * would then clip its rows as they enter.
 */
export const farRows = style({
  '@media': {
    screen: {
      '@supports': {
        '(overflow-clip-margin: 1px)': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${rowsAtOnce * 21}rem`,
          overflowClipMargin: `${clipMargin}px`,
        },
      },
    },
  },
});

/** The part of a row that moves; the row itself does not, so that its position can be measured. */
export const rowContent = style({});

// A row is only seen within its place, so that none lies on another while it enters.
globalStyle(`:is(${rows}, ${laterRows}) > *`, {
  '@media': { [`screen and ${motionAllowed}`]: { clipPath: 'inset(0 -100vmax)' } },
});

globalStyle(
  `${rows} > :nth-child(-n + ${firstScreenRows}) > ${rowContent}`,
  animate(list, firstRowEasing),
);
for (let index = 1; index < firstScreenRows; index += 1) {
  // In a media block, as the animation is: these blocks come after all other rules, and its shorthand
  // would reset the delay.
  globalStyle(`${rows} > :nth-child(${index + 1}) > ${rowContent}`, {
    '@media': { [motionAllowed]: { animationDelay: `${index * stagger}ms` } },
  });
}
