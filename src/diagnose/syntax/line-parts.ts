/** The parts of a line of YAML. */
export type LineParts = {
  /** Where its key or value begins, behind the dashes. */
  column: number;
  /** All that is before its value. */
  lead: string;
  key: string | undefined;
  /** The value without a comment. */
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
