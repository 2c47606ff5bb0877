import type { Series } from './measure.ts';

/** Where a floor page does not say what the site says, and so is no measure of it. */
export function wordsApart(all: readonly Series[]): string[] {
  return all.flatMap(({ page, rounds: { site = [], floor = [] } }) => {
    const ours = wordsOf(site.at(-1)?.paints.words);
    const theirs = wordsOf(floor.at(-1)?.paints.words);
    const missing = [...ours].filter((word) => !theirs.has(word));
    const extra = [...theirs].filter((word) => !ours.has(word));
    return [
      ...(missing.length > 0 ? [`floor/${page}.html lacks: ${missing.join(' ')}`] : []),
      ...(extra.length > 0 ? [`floor/${page}.html has in excess: ${extra.join(' ')}`] : []),
    ];
  });
}

function wordsOf(words: readonly string[] = []): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
