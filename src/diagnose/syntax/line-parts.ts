import { memoizeTexts } from '../../shared/memoize.ts';

export type LineParts = {
  indent: number;
  /** The columns of the dashes; a line can begin several lists. */
  dashes: readonly number[];
  /** The column at which the key or the value begins, after the dashes. */
  column: number;
  /** The part of the line before the value: the indentation, the dashes and the key with its colon. */
  lead: string;
  key: string | undefined;
  /** The value without its comment; empty if the value may stand on the lines below. */
  value: string;
};

const keyForm = /^(?:<<|[\w$][^\s:#]*(?: [^\s:#]+)*|"[^"]*"|'[^']*')\s*:(?:\s+|$)/;

/** Splits a line of YAML, even one that the parser cannot read. */
export const partsOf = memoizeTexts((line): LineParts => {
  const dashes = /^\s*(?:-(?: +|$))*/.exec(line)?.[0] ?? '';
  const key = keyForm.exec(line.slice(dashes.length))?.[0];
  const lead = dashes + (key ?? '');
  return {
    indent: indentOf(line),
    dashes: [...dashes].flatMap((sign, column) => (sign === '-' ? [column] : [])),
    column: dashes.length,
    lead,
    key: key?.replace(/\s*:\s*$/, ''),
    value: withoutComment(line.slice(lead.length)).trimEnd(),
  };
});

/** Returns the column of the first character that is not a space. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function withoutComment(value: string): string {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0] ?? '';
  return quoted + value.slice(quoted.length).replace(/(^|\s)#.*$/, '');
}
