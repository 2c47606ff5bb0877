import { quote } from '../text/quote.ts';
import type { LineProblem } from './line-problem.ts';

/** The typo on a line that YAML cannot read; undefined if it is not a known one. */
export function findTypo(line: string): LineProblem | undefined {
  return (
    findBracketTypos(line) ??
    findOtherComment(line) ??
    findCommaAtEnd(line) ??
    findEmptyValue(line) ??
    findMissingBlank(line) ??
    findMissingColon(line)
  );
}

/** `{ duration=600; axis:y }`: signs of other languages between the keys of a block in braces. */
function findBracketTypos(line: string): LineProblem | undefined {
  const [, lead = '', inside = '', rest = ''] = /^([^{}"']*\{)([^{}"']*)(\}.*)$/.exec(line) ?? [];
  const parts = inside
    .split(/[,;]/)
    .map((part) => part.replace(/^(\s*\w+)\s*(?:=|:(?!\s))\s*/, '$1: '));
  const meant = parts.join(',');
  if (inside === '' || meant === inside) return undefined;
  return {
    message: 'the keys and values between the braces are written as in another language',
    found: quote(`{${inside}}`),
    expected: 'a colon and a blank after each key, and a comma before the next',
    fix: `write {${meant}}`,
    start: lead.length - 1,
    end: lead.length + inside.length + 1,
    corrected: lead + meant + rest,
  };
}

/** A comment as in other languages: `// words`. */
function findOtherComment(line: string): LineProblem | undefined {
  const [, indent = '', sign = '', words = ''] = /^(\s*)(\/\/|\/\*|<!--)\s*(.*)$/.exec(line) ?? [];
  if (sign === '') return undefined;
  const comment = `# ${words.replace(/\s*(?:\*\/|-->)\s*$/, '')}`;
  return {
    message: `${sign} begins no comment in YAML: a # does`,
    found: quote(line.trim()),
    expected: 'a # and a blank before a comment',
    fix: `write ${comment}`,
    start: indent.length,
    end: line.length,
    corrected: indent + comment,
  };
}

/** `key: { … },`: the comma after a whole value. */
function findCommaAtEnd(line: string): LineProblem | undefined {
  const [, before = '', comma = '', rest = ''] =
    /^(.*[}\]"'])(\s*[,;])(\s*(?:#.*)?)$/.exec(line) ?? [];
  if (comma === '') return undefined;
  return {
    message: `the ${comma.trim()} at the end of the line has no place there: each line is a value of its own`,
    found: quote(line.trim()),
    expected: 'nothing after the value',
    fix: `remove the ${comma.trim()} at the end`,
    start: before.length,
    end: before.length + comma.length,
    corrected: before + rest,
  };
}

/** `projects: []` above the items that have been added since. */
function findEmptyValue(line: string): LineProblem | undefined {
  const [, before = '', key = '', blanks = '', empty = '', rest = ''] =
    /^(\s*(?:- +)*([\w-]+):)(\s+)(\[\s*\]|\{\s*\}|''|""|null|~)(\s*(?:#.*)?)$/.exec(line) ?? [];
  if (empty === '') return undefined;
  return {
    message: `${empty} after ${quote(key)} says that there is nothing, and what stands below belongs to it`,
    found: quote(`${key}: ${empty}`),
    expected: 'nothing after the colon of a key whose list or block stands below it',
    fix: `remove ${empty}`,
    start: before.length + blanks.length,
    end: before.length + blanks.length + empty.length,
    corrected: before + rest,
  };
}

/** `name:Alma`, but not `https://…`. */
function findMissingBlank(line: string): LineProblem | undefined {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)(\w[\w-]*):((?:[^\s/:]|\/(?!\/)).*)$/.exec(line) ?? [];
  if (key === '') return undefined;
  const start = lead.length + key.length;
  return {
    message: `there is no blank after the colon of ${quote(key)}`,
    found: quote(`${key}:${value}`),
    expected: 'a colon and a blank after the key',
    fix: `write ${key}: ${value}`,
    start: lead.length,
    end: start + 1,
    corrected: `${lead}${key}: ${value}`,
  };
}

/** `name Alma` or `name = Alma`, where a key should be. */
function findMissingColon(line: string): LineProblem | undefined {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)(\w[\w-]*)(?:(?:\s*[=；：]\s*|\s+)(\S.*))?$/.exec(line) ?? [];
  if (key === '') return undefined;
  return {
    message: `there is no colon after ${quote(key)}`,
    found: quote(line.trim()),
    expected: 'a colon and a blank after the key',
    fix: `write ${`${key}: ${value}`.trim()}`,
    start: lead.length,
    end: lead.length + key.length,
    corrected: `${lead}${key}: ${value}`,
  };
}
