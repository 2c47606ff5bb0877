import leven from 'leven';
import groups from '../../config/synonyms.json' with { type: 'json' };
import type { ProblemText } from '../text/source-problem.ts';

/**
 * Other words for keys, types and other names of the schema, as people bring them from elsewhere or from
 * their own language. A name is suggested only where it is allowed and not there yet; the first that is
 * required and missing wins.
 */
const synonyms = new Map(
  Object.values(groups)
    .flatMap((words) => Object.entries<string>(words))
    .map(([name, words]) => [name, words.split(' ')]),
);

/**
 * What a word was meant for: the candidate that is written alike, else one that it is another word for,
 * else one that is misspelt.
 */
export function meantBy(word: string, candidates: readonly string[]): string | undefined {
  return sameAs(word, candidates) ?? synonymOf(word, candidates) ?? didYouMean(word, candidates);
}

/** The candidate that is the same word, in other capitals or with other hyphens. */
export function sameAs(word: string, candidates: readonly string[]): string | undefined {
  return candidates.find((each) => plain(each) === plain(word));
}

/** The candidate that a word is another word for. */
function synonymOf(word: string, candidates: readonly string[]): string | undefined {
  const isOther = (other: string) => plain(other) === plain(word);
  return candidates.find((name) => synonyms.get(name)?.some(isOther));
}

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

/** What was meant, as it is shown, as it is written, and as what the file gets in its place. */
type Suggested = Partial<Record<'shown' | 'written' | 'replacement', string | undefined>>;

/** Adds what was probably meant to a message; unchanged if that is undefined. */
export function suggest(
  message: ProblemText,
  near: string | undefined,
  { shown = `"${near}"`, written = near, replacement = written }: Suggested = {},
): ProblemText {
  if (near === undefined) return message;
  return {
    ...message,
    message: `${message.message}; did you mean ${shown}?`,
    fix: `write ${written}`,
    replacement,
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
  return length <= 4 ? 1 : 2;
}

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[-_ \p{M}]/gu, '')
    .toLowerCase();

const letters = (word: string) => [...word].sort().join('');
