import { createVar } from '@vanilla-extract/css';
import { numberOf } from './digit-rules.ts';

const letters = (of: string) =>
  `max(1, ${numberOf((name) => `[data-${of}-${name}]`, 0.01, 0.1, 1)})`;

/** The number of letters of a text, and of its longest word. */
export const [allLetters, longestWord] = [letters('all'), letters('word')];

/** The largest size at which a title has room, see `fitted`. */
export const fitting = createVar();
/** The width that a title has for its letters, by default that of its container. */
export const room = createVar();
