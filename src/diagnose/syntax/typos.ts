import type { Message } from '../messages/problem.ts';
import { quote } from '../schema/describe-value.ts';

/** Something on a line that the fingers did, and the line as it was meant. */
export type Typo = Message & { start: number; end: number; repaired: string };

/** The slip on a line that YAML cannot read; undefined where there is none that is known. */
export function findTypo(line: string): Typo | undefined {
  return tab(line) ?? blank(line) ?? colon(line);
}

function tab(line: string): Typo | undefined {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  if (!indent.includes('\t')) return undefined;
  return {
    message: 'this line is indented with a tab, which YAML does not count',
    found: 'a tab',
    expected: 'blanks',
    fix: 'replace the tab by blanks, two for each level',
    start: 0,
    end: indent.length,
    repaired: indent.replaceAll('\t', '  ') + line.slice(indent.length),
  };
}

/** `name:Alma`, but not `https://…`. */
function blank(line: string): Typo | undefined {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)(\w[\w-]*):([^\s/:].*)$/.exec(line) ?? [];
  if (key === '') return undefined;
  const start = lead.length + key.length;
  return {
    message: `there is no blank after the colon of ${quote(key)}`,
    found: quote(`${key}:${value}`),
    expected: 'a colon and a blank after the key',
    fix: `write ${key}: ${value}`,
    start: lead.length,
    end: start + 1,
    repaired: `${lead}${key}: ${value}`,
  };
}

/** `name Alma`, where a key should be. */
function colon(line: string): Typo | undefined {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)(\w[\w-]*)(?:\s+(\S.*))?$/.exec(line) ?? [];
  if (key === '') return undefined;
  return {
    message: `there is no colon after ${quote(key)}`,
    found: quote(line.trim()),
    expected: 'a colon and a blank after the key',
    fix: `write ${`${key}: ${value}`.trim()}`,
    start: lead.length,
    end: lead.length + key.length,
    repaired: `${lead}${key}: ${value}`,
  };
}
