import type { Series } from './measure.ts';

/** Where the texts of an HTML baseline differ from the site's, so that the two cannot be compared. */
export function textDifferences(all: readonly Series[]): string[] {
  return all.flatMap(({ page, rounds: { site = [], html = [] } }) => {
    const ours = wordsOf(site.at(-1)?.paints.words);
    const theirs = wordsOf(html.at(-1)?.paints.words);
    const missing = [...ours].filter((word) => !theirs.has(word));
    const extra = [...theirs].filter((word) => !ours.has(word));
    return [
      ...(missing.length > 0 ? [`html-baseline/${page}.html lacks: ${missing.join(' ')}`] : []),
      ...(extra.length > 0 ? [`html-baseline/${page}.html has in excess: ${extra.join(' ')}`] : []),
    ];
  });
}

function wordsOf(words: readonly string[] = []): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
