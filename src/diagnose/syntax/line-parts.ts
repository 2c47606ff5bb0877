export type LineParts = {
  /** The column at which the key or the value begins, after the dashes. */
  column: number;
  /** The part before the value. */
  lead: string;
  key: string | undefined;
  value: string;
};

const keyForm = /^(?:<<|[\w$][^\s:#]*(?: [^\s:#]+)*|"[^"]*"|'[^']*')\s*:(?:\s+|$)/;

/** Splits a line of YAML, even one that the parser cannot read. */
export function partsOf(line: string): LineParts {
  const dashes = /^\s*(?:- +)*/.exec(line)?.[0] ?? '';
  const rest = line.slice(dashes.length);
  const key = keyForm.exec(rest)?.[0];
  const lead = dashes + (key ?? '');
  const value = withoutComment(line.slice(lead.length)).trimEnd();
  return { column: dashes.length, lead, key: key?.replace(/\s*:\s*$/, ''), value };
}

function withoutComment(value: string): string {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0] ?? '';
  return quoted + value.slice(quoted.length).replace(/(^|\s)#.*$/, '');
}
