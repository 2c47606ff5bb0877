import leven from 'leven';
import type { Message } from '../text/mistake.ts';

/**
 * The first of the candidates that are most similar to a word; undefined if none is within two edits.
 * Differences in capitals, hyphens and blanks count as one edit at most.
 */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = distanceOf(word, candidate);
    if (distance > allowed(word, candidate)) continue;
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Adds what was probably meant to a message; unchanged if that is undefined. */
export function suggest(
  message: Message,
  near: string | undefined,
  { shown = `"${near}"`, written = near } = {},
): Message {
  if (near === undefined) return message;
  return {
    ...message,
    message: `${message.message}; did you mean ${shown}?`,
    fix: `write ${written}`,
  };
}

function distanceOf(word: string, candidate: string): number {
  if (word === candidate) return 0;
  // A difference in capitals or hyphens only is less than one edit.
  if (plain(word) === plain(candidate)) return 0.5;
  const options = { maxDistance: 4 };
  const distance = Math.min(
    leven(word, candidate, options),
    1 + leven(plain(word), plain(candidate), options),
  );
  // Two letters in the wrong order are one typo, not two edits.
  return distance === 2 && letters(word) === letters(candidate) ? 1 : distance;
}

/** Only one edit in short words: with two, most of them would be similar to each other. */
function allowed(word: string, candidate: string): number {
  const length = Math.min(word.length, candidate.length);
  if (length < 2) return 0.5;
  return length <= 3 ? 1 : 2;
}

const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

const letters = (word: string) => [...word].sort().join('');
