import { createVar } from '@vanilla-extract/css';
import { numberOf } from './digit-rules.ts';

const letters = (of: string) => numberOf((name) => `[data-${of}-${name}]`, 0.01, 0.1, 1);

const word = letters('word');
/** The number of letters of a text, and of its longest word. */
export const [allLetters, longestWord] = [`max(1, ${letters('all')})`, `max(1, ${word})`];
/** That of the longest part of a word between soft hyphens, which may be followed by a hyphen. */
export const longestPart = `max(1, ${word} - ${letters('cut')} + 1)`;

/** The largest size at which a title has room, see `fitted`. */
export const fitting = createVar();
/** The width that a title has for its letters, by default that of its container. */
export const room = createVar();
