import type { Mistake } from './corpus.ts';

/** A line with a slip, as the lines that take its place, and the word that is meant. */
type Slip = { kind: string; lines: readonly string[]; meant?: string };

/** Slips at every key, value and item of a file, in the order of its lines. */
export function slipsIn(text: string): Mistake[] {
  return text.split('\n').flatMap((line, index) =>
    slipsOf(line).map(({ kind, lines, meant }) => ({
      title: kind,
      names: meant === undefined ? [] : [meant],
      edit: (good) =>
        good
          .split('\n')
          .toSpliced(index, 1, ...lines)
          .join('\n'),
    })),
  );
}

function slipsOf(line: string): Slip[] {
  if (!/^ *(?:- |[\w-]+:)/.test(line)) return [];
  const entries = entriesOf(line);
  const hasText = entries.length === 1 && !/^[>|]?-?$/.test(entries[0]?.value ?? '');
  const isOwn = hasText && (/^ *- [^:]+$/.test(line) || /^ *[\w-]+:/.test(line));
  return [
    ...reindented(line),
    ...(isOwn ? [{ kind: 'write a line twice', lines: [line, line] }] : []),
    ...entries.flatMap((entry) => [...keySlips(line, entry), ...valueSlips(line, entry)]),
  ];
}

function reindented(line: string): Slip[] {
  const depth = line.search(/\S/);
  const rest = line.slice(depth);
  const tabs = { kind: 'indent with tabs', lines: ['\t'.repeat(Math.ceil(depth / 2)) + rest] };
  const indented = [-2, -1, 1, 2, 4]
    .filter((by) => depth + by >= 0)
    .map((by) => ({ kind: 'indent otherwise', lines: [' '.repeat(depth + by) + rest] }));
  return depth > 0 ? [...indented, tabs] : indented;
}

/** A value in a line, with its key unless it is an item of a list. */
type Entry = { at: number; key: string; valueAt: number; value: string };

function entriesOf(line: string): Entry[] {
  const text = line.replace(/\s+#.*$/, '');
  const isFlow = /[:-] [[{]/.test(text);
  const pattern = isFlow
    ? /(?<lead>[[{,] *)(?<key>[\w-]+: )?(?<value>'[^']*'|[^ ,{}[\]][^,{}[\]]*?)(?= *[,}\]])/g
    : /^(?<lead> *(?:- )*)(?<key>[\w-]+:(?: |$))?(?<value>.*)$/g;
  return [...text.matchAll(pattern)].map(({ index, groups }) => {
    const { lead = '', key = '', value = '' } = groups ?? {};
    const at = index + lead.length;
    return { at, key: key.replace(/: ?$/, ''), valueAt: at + key.length, value };
  });
}

/** A key that is misspelt, unknown, or without its colon. */
function keySlips(line: string, { at, key, valueAt, value }: Entry): Slip[] {
  if (key === '') return [];
  const before = line.slice(0, at);
  const misspelt = [...misspellings(key), key.toUpperCase()].map((wrong) => ({
    kind: 'misspell a key',
    lines: [before + wrong + line.slice(at + key.length)],
    meant: key,
  }));
  if (before.trim() !== '' || value === '') return misspelt;
  const rest = line.slice(valueAt);
  return [
    ...misspelt,
    { kind: 'add an unknown key', lines: [`${before}colour: 1`, line] },
    { kind: 'drop a colon', lines: [`${before}${key} ${rest}`] },
    ...(/^\w/.test(rest)
      ? [{ kind: 'drop the blank after a colon', lines: [`${before}${key}:${rest}`] }]
      : []),
  ];
}

/** A value that is of another kind, out of range, a misspelt word, or a text without its quotes. */
function valueSlips(line: string, { key, valueAt, value }: Entry): Slip[] {
  if (/^[>|]?-?$/.test(value)) return [];
  const write = (kind: string, by: string, meant?: string) => {
    const lines = [line.slice(0, valueAt) + by + line.slice(valueAt + value.length)];
    return { kind, lines, ...(meant !== undefined && { meant }) };
  };
  const [, others] = otherKinds.find(([pattern]) => pattern.test(value)) ?? [/./, []];
  const retyped = ['[a, b]', '{ a: b }', ...others].map((by) =>
    write('retype a value', by.replace('$', value)),
  );
  const misspelt = /^(type|preset)$/.test(key) && /^\w/.test(value) ? misspellings(value) : [];
  const isText = /^\p{Lu}/u.test(value) && !/[}\]]$/.test(line);
  const unquoted = isText ? quoteSlips(value.replace(/["':]/g, '')) : [];
  return [
    ...retyped,
    ...misspelt.map((wrong) => write('misspell a value', wrong, value)),
    ...unquoted.map((by) => write('leave out quotes', by)),
  ];
}

/** What is written in place of a number, of true or false, and of a text. */
const otherKinds: readonly [RegExp, readonly string[]][] = [
  [/^-?\d+$/, ['true', '"$"', '$px', '-99999', '.inf']],
  [/^(true|false)$/, ['yes', 'off', '1']],
  [/./, ['12', 'true', '1.10']],
];

/** Texts that owners write without quotes, and that YAML takes for something else. */
function quoteSlips(text: string): string[] {
  const signs = ['@', '%', '*', '&', '!', '`', '> ', '{x} ', ', ', '- '];
  return [
    ...signs.map((sign) => sign + text),
    ...[`${text}: more`, `"${text}`, `“${text}”`, `"${text}" more`, `'it's ${text}'`],
  ];
}

/** Typos of a word: a letter lost, doubled, replaced, and two that changed places. */
function misspellings(word: string): string[] {
  const at = 1 + (word.length % Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return [
    before + after,
    before + letter + letter + after,
    `${before}${letter === 'x' ? 'q' : 'x'}${after}`,
    word.slice(0, at - 1) + letter + word.charAt(at - 1) + after,
  ].filter((wrong, index, all) => wrong !== word && all.indexOf(wrong) === index);
}
