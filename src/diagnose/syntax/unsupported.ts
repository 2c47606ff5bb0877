import { quote } from '../text/quote.ts';
import { lineOf, replacing, type Source, type Token } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';

/** Finds the first YAML feature that the owner's files may not use, such as an anchor or a tag. */
export function findUnsupported(source: Source): SourceProblem | undefined {
  if (!mayHoldSign.test(source.text)) return undefined;
  let hasContent = false;
  for (const token of source.tokens()) {
    const problem = formatUnsupported(token, hasContent, source);
    if (problem) {
      const range = [token.start, token.end] as const;
      const edit = token.text === '?' ? undefined : replacing(source, range, '');
      // Without the sign the rest of the file is read, and what was meant by it only the owner knows.
      // A line of Markdown between two parts of the file is none of it.
      const line = source.lineAt(token.start);
      const isMark = token.text === '---' && /^-+\s*$/.test(lineOf(source, line));
      const twice = isMark ? keyOfBoth(source, line) : undefined;
      const isRule = isMark && twice === undefined;
      const proof = isRule ? 'syntax' : undefined;
      return {
        range,
        found: token.text,
        ...problem,
        ...(twice && { fix: twice }),
        edits: edit && [edit],
        isGuess: !isRule,
        proof,
      };
    }
    if (!/^(\s*|#.*|---)$/.test(token.text)) hasContent = true;
  }
  return undefined;
}

/** Matches every text that may use a forbidden feature. Without a match, the text need not be split into tokens. */
const mayHoldSign = /(?:^|[\s[{,:])(?:[*&!]\S|[*&!]$|%)|^\s*(?:- +)*\?(?:\s|$)|^(?:---|\.\.\.)/m;

type Words = Omit<ProblemText, 'found'>;

/** Says what to do with two documents that have a key in common, which would stand twice in one. */
function keyOfBoth({ lines }: Source, mark: number): string | undefined {
  const keys = lines.map((text) => /^([\w-]+):(?:\s|$)/.exec(text)?.[1]);
  const second = keys.findIndex((key, line) => line > mark && key && keys.indexOf(key) < mark);
  const key = keys[second];
  if (key === undefined) return undefined;
  const first = keys.indexOf(key) + 1;
  return `remove this line, and put what ${key}: of line ${second + 1} holds below ${key}: of line ${first}`;
}

function formatUnsupported(
  { text, isPlain }: Token,
  hasContent: boolean,
  { original }: Source,
): Words | undefined {
  if (isPlain) return undefined;
  const message = signs[text.charAt(0)];
  if (message !== undefined) {
    return {
      message,
      expected: 'a key, a colon and its value',
      fix: text.startsWith('&')
        ? `remove ${text}; a text that begins so needs quotes`
        : withNamed(text, original),
    };
  }
  if (!hasContent || !/^(---|\.\.\.)/.test(text)) return undefined;
  return {
    message: `${text} ends the document, and what follows would not be read`,
    expected: 'one document in the file',
    fix: 'remove this line, and keep all keys in one document',
  };
}

/** Says what to write in place of a sign: the value that has the name behind it, if it stands on one line. */
function withNamed(text: string, lines: readonly string[]): string {
  const named = `&${text.slice(1)} `;
  const [, value = ''] = lines.find((each) => each.includes(named))?.split(named) ?? [];
  return text.startsWith('*') && value.trim() !== ''
    ? `write ${value.trim()} in place of ${text}`
    : `remove ${text}, and write the value itself; a text that begins so needs quotes`;
}

const signs: Record<string, string> = {
  '?': 'YAML takes a ? and a blank for the sign of a long key',
  '*': 'values are not repeated with * or << here',
  '&': 'values are not named with & here',
  '!': 'values are not given a kind with ! here',
  '%': 'instructions to the parser have no place here',
};

/** Finds the fences of Markdown between which an assistant writes a file. All else would seem to belong to them. */
export function findFences(source: Source): SourceProblem | undefined {
  const fences = source.lines.flatMap((text, line) =>
    /^(?:`{3,}|~{3,})\w*\s*$/.test(text) ? [line] : [],
  );
  const [first] = fences;
  if (first === undefined) return undefined;
  const start = source.startOf(first);
  const text = lineOf(source, first);
  // What an assistant says before and after the whole file goes with the fences.
  const said = source.lines.flatMap((each, line) =>
    each.trim() !== '' && (line < first || line > (fences[1] ?? line)) ? [line] : [],
  );
  const isSaid = said.every((line) => /^\p{Lu}[^#]*\s[^#]*[:.!?…]$/u.test(lineOf(source, line)));
  const isWhole = fences.length === 2 && isSaid;
  return {
    message: `the line ${quote(text)} was copied with the file, and is none of its lines`,
    found: quote(text),
    expected: 'the lines of the file alone',
    fix:
      fences.length > 1 ? `remove it, and line ${(fences.at(-1) ?? 0) + 1} too` : 'remove the line',
    range: [start, start + text.length],
    edits: [...fences, ...(isWhole ? said : [])].map((line) => ({ line, text: '' })),
    proof: 'syntax',
  };
}

const conflictMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/** Finds the first conflict marker of a git merge, which only the owner can resolve. */
export function findConflictMarkers(source: Source): SourceProblem | undefined {
  const line = source.lines.findIndex((text) => conflictMarker.test(text));
  if (line < 0) return undefined;
  const start = source.startOf(line);
  const text = lineOf(source, line);
  const after = (sign: RegExp) =>
    source.lines.findIndex((each, at) => at > line && sign.test(each));
  const [other, end] = [after(/^(?:\|{7}|={7})/), after(/^>{7}/)];
  return {
    message: 'git has left a merge unfinished here: the file holds two versions of some lines',
    found: quote(text),
    expected: 'one version, without the lines <<<<<<<, ======= and >>>>>>>',
    fix: 'keep the lines of one version, and remove those of the other and the marks',
    range: [start, start + text.length],
    // The first version is read on, and which of the two is right only the owner knows.
    edits: source.lines.flatMap((_, each) =>
      each === line || (each >= other && each <= end) ? [{ line: each, text: '' }] : [],
    ),
    isGuess: true,
  };
}
