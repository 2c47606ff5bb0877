import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { animation } from '../../site.config.yaml';
import type { Movement } from '../config/animation.ts';
import { easing, faintest } from './easing.ts';
import { offsetTransform } from './offset.ts';
import { firstScreen } from './turns.ts';

// The resting style of every element is its visible one: only a running animation hides it.
const playing = '(prefers-reduced-motion: no-preference)';

const { stagger: interval, list: row, ...entrances } = animation;

/** The constants of the rows that script plays: they come with the styles, in one piece. */
export const list = row;
export const stagger = interval;

function enter(movement: Movement): StyleRule {
  const name = keyframes({ from: { opacity: faintest, transform: offsetTransform(movement) } });
  const timing = `${movement.duration}ms cubic-bezier(${easing.join(', ')})`;
  return { '@media': { [playing]: { animation: `${name} ${timing} backwards` } } };
}

/** One class for each named entrance; it plays whenever an element with it is inserted. */
export const entrance = styleVariants(entrances, enter);

/** A list whose items enter one after the other. */
export const items = style({});

/** What moves in an item; the item itself stands still, so that its place can be measured. */
export const item = style({});

globalStyle(`${items} > :nth-child(-n + ${firstScreen}) > ${item}`, enter(row));
for (let turn = 1; turn < firstScreen; turn += 1) {
  // In the same block: media blocks come last, and a shorthand in one would reset the delay.
  globalStyle(`${items} > :nth-child(${turn + 1}) > ${item}`, {
    '@media': { [playing]: { animationDelay: `${turn * interval}ms` } },
  });
}
