import { Scalar } from 'yaml';
import { indented } from './lines.ts';
import { renderScalar, usualWidth } from './render-value.ts';

/** Returns the ways to write a text in place of one that is written, the best first: as the scalar is written, and in quotes. */
export function rewriteText(
  written: string,
  { type, srcToken }: Scalar,
  value: string,
  isInBrackets: boolean,
): string[] {
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  const onLine = renderScalar(value, isInBrackets, isQuoted ? type : Scalar.PLAIN);
  const inQuotes = renderScalar(value, isInBrackets, Scalar.QUOTE_DOUBLE);
  if (!written.includes('\n')) return [onLine, inQuotes];
  const indent = /\n( *)\S/.exec(written)?.[1]?.length ?? 0;
  const old = written.replace(/^ +/gm, (blanks) => blanks.slice(indent));
  const put = (lines: string) => indented(lines.split('\n'), indent).join('\n').trimStart();
  if (srcToken?.type !== 'block-scalar') return [put(refold(old, onLine)), onLine, inQuotes];
  const [header = ''] = written.split('\n', 1);
  const [comment = ''] = / +#.*/.exec(header) ?? [];
  const anew = [onLine + comment, inQuotes + comment];
  // A text below any other header, such as `>2+`, is written anew.
  if (!/^[|>]-?( |$)/.test(header) || value === '') return anew;
  // Without a `-`, the line break behind the last line belongs to the text.
  const whole = value.replace(/\n+$/, '');
  const lines = header.startsWith('|') ? whole : refold(old.slice(header.length + 1), whole);
  return [put(`${header}\n${lines}`), ...anew];
}

/**
 * Writes a text in place of one that is folded into lines, and keeps the lines at both ends whose words stay. In a
 * folded text, one line break is read as a blank, and of several there is one less.
 */
function refold(old: string, text: string): string {
  const lines = [...old.matchAll(/([^\n]+)(\n*)/g)].map(([written, words = '', breaks = '']) => {
    return { written, read: words + (breaks.length === 1 ? ' ' : breaks.slice(1)) };
  });
  const most = Math.max(usualWidth, ...lines.map(({ read }) => read.length));
  let [head, rest, tail] = ['', text, ''];
  for (const { written, read } of lines.slice(0, -1)) {
    if (!rest.startsWith(read)) break;
    head += written;
    lines.shift();
    rest = rest.slice(read.length);
  }
  for (const { written, read } of lines.reverse()) {
    const before = rest.slice(0, -read.length);
    if (!rest.endsWith(read) || /\S$/.test(before)) break;
    tail = written + tail;
    rest = before;
  }
  const paragraphs = rest.replace(/\n+/g, '$&\n');
  const fitting = new RegExp(`(.{0,${most - 1}}\\S)(?: (?=\\S|$)|$)`, 'gm');
  const folded = paragraphs.replace(fitting, (line, words) =>
    line === words ? line : `${words}\n`,
  );
  return head + folded + tail;
}
