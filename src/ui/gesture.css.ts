import { layout } from './arrangement.css.ts';
import { isRtl } from './theme.css.ts';

/** What an element enters with: its duration in ms, and the values of CSS at its start and its end. */
export type Gesture = {
  duration: number;
  frames: {
    opacity?: [number, number];
    transform?: [string, string];
    clipPath?: [string, string];
  };
};

const opacity: [number, number] = [0.001, 1];
const fade = (duration: number): Gesture => ({ duration, frames: { opacity } });

/** A panel comes a little nearer. */
const approach: Gesture = {
  duration: 400,
  frames: { opacity, transform: ['scale(0.98)', 'none'] },
};
/** Lines rise from behind their lower edge. The clip leaves their descenders room. */
const rise: Gesture = {
  duration: 600,
  frames: {
    opacity,
    transform: ['translateY(24px)', 'none'],
    clipPath: ['inset(-1rem -50vw calc(24px - 0.6rem))', 'inset(-1rem -50vw -0.6rem)'],
  },
};
/** An edge uncovers words where they begin, and what reaches the edges of the screen. */
const wipe: Gesture = {
  duration: 600,
  frames: {
    clipPath: [
      isRtl ? 'inset(-1rem -50vw -1rem 100%)' : 'inset(-1rem 100% -1rem -50vw)',
      'inset(-1rem -50vw)',
    ],
  },
};

/** How everything enters the pages of a site that says nothing of it: with one short gesture. */
export const gesture: Gesture =
  layout.blocks === 'cards'
    ? approach
    : layout.plates === 'frame'
      ? fade(700)
      : layout.plates === 'solid'
        ? wipe
        : { rows: rise, grid: fade(500), index: fade(250) }[layout.list];
/** The time between two items of a list then, in ms. */
export const gestureInterval = 60;
