/** The usual width of lines in characters. */
const width = 96;

/** Splits a text into lines at single blanks. Elsewhere a line break would not be read as one blank. */
export function wrap(text: string, most = width): string[] {
  const words = text.split(/(?<=\S) (?=\S)/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines.splice(-1, 1, `${last} ${word}`);
    } else lines.push(word);
  }
  return lines;
}

/**
 * Returns the lines of a text in a folded scalar, in which one line break is a blank, and n + 1 are n. Lines whose
 * words stay are kept. Returns undefined if the lines are folded in another way.
 */
export function refold(lines: readonly string[], old: string, text: string): string[] | undefined {
  const before = old.split('\n');
  const after = text.split('\n');
  const groups = groupsOf(lines);
  if (groups.length !== before.filter((each) => each !== '').length) return undefined;
  if (after.some((each) => /^[ \t]|[ \t]$/.test(each))) return undefined;
  const linesOf = new Map(
    before.filter((each) => each !== '').map((each, index) => [each, groups[index] ?? []]),
  );
  const gone = before.filter((each) => each !== '' && !after.includes(each));
  const come = after.filter((each) => each !== '' && !before.includes(each));
  return after.flatMap((paragraph, index) => {
    const pair = gone[come.indexOf(paragraph)];
    const known = linesOf.get(paragraph);
    const own =
      known ??
      (pair === undefined ? wrap(paragraph) : rewrap(linesOf.get(pair) ?? [], pair, paragraph));
    const isNext = index > 0 && paragraph !== '';
    return paragraph === '' ? [''] : [...(isNext ? [''] : []), ...own];
  });
}

/** Returns the lines of each paragraph. */
function groupsOf(lines: readonly string[]): string[][] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((group) => group.split('\n'));
}

/** Wraps a paragraph again. Lines before the first and behind the last changed word are kept. */
function rewrap(lines: readonly string[], old: string, text: string): string[] {
  if (lines.join(' ') !== old) return wrap(text);
  const most = Math.max(80, ...lines.map(({ length }) => length));
  const kept = { head: 0, tail: 0 };
  let [rest, from] = [text, old];
  for (const line of lines) {
    if (!rest.startsWith(`${line} `) || !from.startsWith(`${line} `)) break;
    kept.head += 1;
    rest = rest.slice(line.length + 1);
    from = from.slice(line.length + 1);
  }
  for (const line of lines.slice(kept.head).reverse()) {
    if (!rest.endsWith(` ${line}`) || !from.endsWith(` ${line}`)) break;
    kept.tail += 1;
    rest = rest.slice(0, -line.length - 1);
    from = from.slice(0, -line.length - 1);
  }
  const tail = lines.slice(lines.length - kept.tail);
  // A blank at the end of a kept part would be lost where a line ends.
  return /^\s|\s$/.test(rest)
    ? wrap(text)
    : [...lines.slice(0, kept.head), ...wrap(rest, most), ...tail];
}
