import leven from 'leven';

/**
 * What was probably meant: the candidate at most two edits away from a word, capitals, hyphens and
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

function distanceOf(word: string, candidate: string): number {
  if (word === candidate) return 0;
  // A spelling that differs in capitals or hyphens only is nearer than any other.
  if (plain(word) === plain(candidate)) return 0.5;
  const options = { maxDistance: 4 };
  const distance = Math.min(
    leven(word, candidate, options),
    1 + leven(plain(word), plain(candidate), options),
  );
  // Two letters that changed places are one slip of the fingers, not two.
  return distance === 2 && letters(word) === letters(candidate) ? 1 : distance;
}

/** Short words are all near each other, so a single edit is all they are granted. */
function allowed(word: string, candidate: string): number {
  const length = Math.min(word.length, candidate.length);
  if (length < 2) return 0.5;
  return length <= 3 ? 1 : 2;
}

const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

const letters = (word: string) => [...word].sort().join('');
