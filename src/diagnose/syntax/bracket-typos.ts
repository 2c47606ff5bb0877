import { quote } from '../text/quote.ts';
import type { LineParts } from './line-parts.ts';
import type { LineProblem } from './line-problem.ts';

/** The value of a line, or of several in brackets the one that is looked at. */
type Piece = LineParts & {
  line: string;
  written: string;
  /** The column at which it begins. */
  start: number;
  isInBrackets: boolean;
};

/** The typo in a value that YAML takes for something else. */
export function findValueTypo(piece: Piece): LineProblem | undefined {
  return (
    findBlankInLink(piece) ??
    findMinusApart(piece) ??
    findMissingBracket(piece) ??
    (piece.isInBrackets ? findCommaTypo(piece) : undefined)
  );
}

function findCommaTypo(piece: Piece): LineProblem | undefined {
  return (
    findNothing(piece) ??
    findMissingCommaOfTexts(piece) ??
    findOtherComma(piece) ??
    findMissingComma(piece)
  );
}

/** `list: duration: 600, axis: y }`. */
function findMissingBracket({ line, lead, key, value }: Piece): LineProblem | undefined {
  if (key === undefined || !/^[\w-]+:\s[^{]*\}$/.test(value)) return undefined;
  return {
    message: `there is no { before ${quote(value)}`,
    found: quote(value),
    expected: 'a { before the first key, as there is a } after the last value',
    fix: `write ${key}: { ${value}`,
    start: lead.length,
    end: lead.length + value.length,
    corrected: `${lead}{ ${value}${line.slice(lead.length + value.length)}`,
  };
}

/** `offset: - 550`. */
function findMinusApart({ written, line, start }: Piece): LineProblem | undefined {
  const [, number = ''] = /^- +(\d[\d.]*)$/.exec(written) ?? [];
  if (number === '' || /^\s*$/.test(line.slice(0, start))) return undefined;
  return {
    message: 'there is a blank between the minus and its number',
    found: quote(written),
    expected: 'a number',
    fix: `write -${number}`,
    start,
    end: start + written.length,
    corrected: `${line.slice(0, start)}-${number}${line.slice(start + written.length)}`,
  };
}

/** `mailto: alma@reyes.dev`. */
function findBlankInLink({ written, line, start }: Piece): LineProblem | undefined {
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):\s+(\S.*)$/.exec(written) ?? [];
  if (scheme === '') return undefined;
  const meant = `${scheme}:${scheme === 'tel' ? rest.replace(/\s/g, '') : rest}`;
  return {
    message: `the blank after ${scheme}: ends the link: YAML takes the colon for that of a key`,
    found: quote(written),
    expected: 'a link without blanks',
    fix: `write ${meant}`,
    start: start + scheme.length + 1,
    end: start + written.length,
    corrected: line.slice(0, start) + meant + line.slice(start + written.length),
  };
}

/** `["Node.js" "MySQL"]`. */
function findMissingCommaOfTexts({ written, line, start }: Piece): LineProblem | undefined {
  const [, before = ''] = /^("[^"]*"|'[^']*')\s+["'\w]/.exec(written) ?? [];
  if (before === '') return undefined;
  const at = start + before.length;
  return {
    message: `there is no comma after ${before}`,
    found: quote(written),
    expected: 'a comma between one item and the next',
    fix: `write ${before},`,
    start,
    end: at,
    corrected: `${line.slice(0, at)},${line.slice(at)}`,
  };
}

/** `{ src: /logo.svg; alt: Home }`. */
function findOtherComma({ written, line, start }: Piece): LineProblem | undefined {
  const [, before = '', sign = '', next = ''] =
    /^([^\s{}[\],;:][^{}[\],;]*?)([;.，、])\s+([\w-]+):(?:\s|$)/.exec(written) ?? [];
  if (sign === '') return undefined;
  const at = start + before.length;
  return {
    message: `there is a ${sign} where a comma belongs: between ${quote(before)} and the key ${quote(next)}`,
    found: quote(written),
    expected: 'a comma between one key and the next',
    fix: `write ${before}, ${next}:`,
    start: at,
    end: at + 1,
    // Whoever writes one so writes all of the line so.
    corrected: line.slice(0, at) + line.slice(at).replace(/[;.，、](?=\s+[\w-]+:\s)/g, ','),
  };
}

/** `[Mesa, , A menu]`. */
function findNothing({ written, line, start }: Piece): LineProblem | undefined {
  if (!written.startsWith(',') || !/[,[]\s*$/.test(line.slice(0, start))) return undefined;
  return {
    message: 'there is nothing between these two commas',
    found: ',',
    expected: 'a value before each comma',
    fix: "write '' for a text that is left empty, or remove the comma",
    start,
    end: start + 1,
    corrected: `${line.slice(0, start)}''${line.slice(start)}`,
  };
}

/** `{ duration: 600 axis: y }`. */
function findMissingComma({ written, line, start }: Piece): LineProblem | undefined {
  const [, before = '', next = ''] =
    /^([^\s{}[\],]*[^\s{}[\],;])\s+([\w-]+):(?:\s|$)/.exec(written) ?? [];
  if (before === '') return undefined;
  const at = start + before.length;
  return {
    message: `there is no comma between ${quote(before)} and the key ${quote(next)}`,
    found: quote(written),
    expected: 'a comma between one key and the next',
    fix: `write ${before}, ${next}:`,
    start,
    end: start + written.length,
    corrected: `${line.slice(0, at)},${line.slice(at)}`,
  };
}
