import leven from 'leven';
import groups from '../../config/synonyms.json' with { type: 'json' };
import type { ProblemText } from '../text/source-problem.ts';

/** Synonyms, known from other programs or languages, of each key and of each value of `type`. */
const synonyms = new Map(
  Object.values(groups)
    .flatMap((words) => Object.entries<string>(words))
    .map(([name, words]) => [name, words.split(' ')]),
);

/**
 * Returns the candidate that a word was meant for: the same word in another spelling, a synonym, or
 * a similar word.
 */
export function meantBy(word: string, candidates: readonly string[]): string | undefined {
  const known = sameAs(word, candidates) ?? synonymOf(word, candidates);
  // A word that stands for something else is that word, and no slip in a similar one.
  return known ?? (isWord(word) ? undefined : didYouMean(word, candidates));
}

/** Checks whether a word was taken for a name only because the two look alike. */
export const isLike = (word: string, name: string) =>
  (sameAs(word, [name]) ?? synonymOf(word, [name])) === undefined;

const words = new Set([...synonyms].flatMap(([name, others]) => [name, ...others]));

/** Checks whether a word is the name of a key or a type, or one that people write for it. */
const isWord = (word: string) => words.has(word);

/** Returns what serves for a type or a key of other programs that there is not. */
export function adviceOn(what: 'types' | 'keys', word: string): string | undefined {
  const rows = Object.entries(groups[`${what} elsewhere`]);
  return rows.find(([, words]) => sameAs(word, words.split(' ')) !== undefined)?.[0];
}

/** Finds the candidate that differs from a word only in capitals, accents, hyphens or spaces. */
export function sameAs(word: string, candidates: readonly string[]): string | undefined {
  return candidates.find((each) => plain(each) === plain(word));
}

/** Finds the candidate that is a synonym of a word. */
function synonymOf(word: string, candidates: readonly string[]): string | undefined {
  const isOther = (other: string) => plain(other) === plain(word);
  return candidates.find((name) => synonyms.get(name)?.some(isOther));
}

/**
 * Finds the most similar candidate, or else the only one that begins with the word, as `about-me` does with `about`;
 * undefined if there is none. All differences in capitals, accents, hyphens and spaces together count as one edit at
 * most.
 */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= allowed(word, candidate))
    .sort((one, other) => one.distance - other.distance);
  if (near[0]) return near[0].candidate;
  const longer = candidates.filter((candidate) => word.length > 2 && candidate.startsWith(word));
  return longer.length === 1 ? longer[0] : undefined;
}

/** A suggestion as it appears in the message, in the advice, and in the repaired file. */
type Suggested = Partial<Record<'shown' | 'written' | 'replacement', string | undefined>>;

/** Adds the suggested word `near` to a message; returns the message unchanged if there is none. */
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
    // Other digits are another date, number or picture, and no other spelling.
    proof: digitsOf(message.found) === digitsOf(near) ? 'spelling' : undefined,
  };
}

function distanceOf(word: string, candidate: string): number {
  if (word === candidate) return 0;
  // If the words differ only in capitals, accents, hyphens or spaces, all differences count as half an edit.
  if (plain(word) === plain(candidate)) return 0.5;
  const options = { maxDistance: 4 };
  const distance = Math.min(
    leven(word, candidate, options),
    1 + leven(plain(word), plain(candidate), options),
  );
  // Two swapped letters are one typo, so they count as one edit instead of two.
  return distance === 2 && letters(word) === letters(candidate) ? 1 : distance;
}

/**
 * Returns the allowed number of edits: only one for short words, because two edits turn almost any
 * short word into any other.
 */
function allowed(word: string, candidate: string): number {
  const length = Math.min(word.length, candidate.length);
  if (length < 2) return 0.5;
  return length <= 4 ? 1 : 2;
}

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[-_ \p{M}]/gu, '')
    .toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, '');

const letters = (word: string) => [...word].sort().join('');
