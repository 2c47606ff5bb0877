import { quote } from '../text/quote.ts';
import type { LineMistake } from './line-mistake.ts';

/** The typo on a line that YAML cannot read; undefined if it is not a known one. */
export function findTypo(line: string): LineMistake | undefined {
  return findMissingBlank(line) ?? findMissingColon(line);
}

/** `name:Alma`, but not `https://…`. */
function findMissingBlank(line: string): LineMistake | undefined {
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
    corrected: `${lead}${key}: ${value}`,
  };
}

/** `name Alma` or `name = Alma`, where a key should be. */
function findMissingColon(line: string): LineMistake | undefined {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)(\w[\w-]*)\s*(?:[=；：]\s*|\s)?(\S.*)?$/.exec(line) ?? [];
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
