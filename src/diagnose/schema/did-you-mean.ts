import leven from 'leven';
import type { Message } from '../text/mistake.ts';

/**
 * The candidate that a word was probably meant to be: at most two edits away, capitals, hyphens and
 * blanks aside. Of equally near ones the first; undefined when none is near enough.
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

/** A message that suggests what was probably meant; unchanged where that is not known. */
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
  // A spelling that differs in capitals or hyphens only is nearer than any other.
  if (plain(word) === plain(candidate)) return 0.5;
  const options = { maxDistance: 4 };
  const distance = Math.min(
    leven(word, candidate, options),
    1 + leven(plain(word), plain(candidate), options),
  );
  // Two letters that changed places are one typo, not two.
  return distance === 2 && letters(word) === letters(candidate) ? 1 : distance;
}

/** Short words are all near each other, so only a single edit is allowed in them. */
function allowed(word: string, candidate: string): number {
  const length = Math.min(word.length, candidate.length);
  if (length < 2) return 0.5;
  return length <= 3 ? 1 : 2;
}

const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

const letters = (word: string) => [...word].sort().join('');
