import { isBlock, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import lists from './section-headings.json' with { type: 'json' };

/** Returns a text without accents and signs, with a blank at both ends. */
const bare = (text: string) =>
  ` ${text} `
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What names each part of a résumé in a bare heading, in the languages that the site has words in. The first part counts. */
const words = Object.entries(lists.headings).map(
  ([part, list]) => [part, new RegExp(list.normalize('NFD').replace(/\p{M}/gu, ''), 'i')] as const,
);

/** Returns the part of a résumé that a heading such as `Idiomas` or `honours_and_awards` names; undefined if it names none. */
export function partHeaded(heading: string): string | undefined {
  const [part] = words.find(([, list]) => list.test(bare(heading))) ?? [];
  return part;
}

/** The parts of entries below other headings, by the keys that only they have. */
const byKeys = Object.entries(lists.keys);

/** The keys of entries that are a text, and what begins an item of such a list. */
const marks = Object.entries(lists.marks);

/** Matches a text that names itself first, such as `**Tools:** Git, Docker`. */
const named = /^(?:\*\*)?([^:*]{1,60}):(?:\*\*)?\s+(.+)$/s;

/** Where what stands at a path of a converted value stands in the file. */
export type Origin = { to: Path; from: Path };

/**
 * Sorts the entries of the sections of RenderCV, which have any headings, into the parts of a résumé: by the heading, or
 * else by the keys of the entry. Texts below any other heading keep it; the first ones are the summary.
 */
export function sortSections(file: unknown): { value: unknown; origins: readonly Origin[] } {
  const cv = valueAt(file, ['cv']);
  const sections = Object.entries(Object(valueAt(cv, ['sections'])));
  const parts: Record<string, unknown[]> = {};
  const origins: Origin[] = [];
  const add = (part: string, entry: unknown, from: Path) => {
    const entries = parts[part] ?? [];
    parts[part] = [...entries, entry];
    origins.push({ to: ['parts', part, entries.length], from: ['cv', 'sections', ...from] });
  };
  for (const [index, [heading, list]] of sections.entries()) {
    if (!Array.isArray(list)) continue;
    const headed = partHeaded(heading) ?? (index === 0 ? 'summary' : undefined);
    const texts: string[] = [];
    for (const [at, entry] of list.entries()) {
      const [, keyed] = byKeys.find(([key]) => isBlock(entry) && entry[key]) ?? [];
      const isNested = isBlock(entry) && Object.values(entry).flat().some(isBlock);
      const part = (headed === 'summary' ? keyed : (headed ?? keyed)) ?? (isNested && 'unread');
      if (!part) texts.push(textOf(entry));
      else add(part, entryOf(entry, part), [heading, at]);
    }
    const isSummary = headed === 'summary' && !parts['summary'] && !valueAt(cv, ['summary']);
    const text = texts.join('\n\n');
    if (text !== '')
      add(isSummary ? 'summary' : 'texts', isSummary ? text : { heading: wordsIn(heading), text }, [
        heading,
      ]);
  }
  const others = Object.fromEntries(sections.filter(([, list]) => !Array.isArray(list)));
  return {
    value: isBlock(cv) ? { ...Object(file), cv: { ...cv, sections: others }, parts } : file,
    origins,
  };
}

/** Returns the text that an entry is, if it is one, and what begins an item of such a list. */
function textIn(entry: unknown) {
  const [key, mark = ''] = marks.find(([each]) => isBlock(entry) && entry[each]) ?? [];
  const text = key === undefined ? entry : stepInto(entry, key);
  return { mark, text: typeof text === 'string' ? text : undefined };
}

function entryOf(entry: unknown, part: string): unknown {
  const { text } = textIn(entry);
  if (text === undefined) return entry;
  const [, label, details] = (/skills|languages|interests/.test(part) && named.exec(text)) || [];
  return label === undefined ? { label: text } : { label, details };
}

/** Returns an entry as Markdown: a paragraph, or an item of a list with all its texts. */
function textOf(entry: unknown): string {
  const { mark, text } = textIn(entry);
  if (!isBlock(entry) || text !== undefined) return mark + (text ?? '');
  const { label, icon: _, ...others } = entry;
  const words = Object.values(others).flat().filter(Boolean).join(', ');
  const name = label && words ? `**${label}:**` : label;
  return `- ${[name, words].filter(Boolean).join(' ')}`;
}

/** Writes the heading of a section that is a key, such as `invited_talks`, as people do. */
function wordsIn(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
