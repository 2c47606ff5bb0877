import type { YAMLError } from 'yaml';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** Explains a YAML parser error whose cause was not found. */
export function formatParserError({ code, message }: YAMLError, line: string): ProblemText {
  const known = messages.find(({ error }) => error.test(`${code} ${message}`));
  const { error: _, ...words } = known ?? other;
  const said = words.message.replace('this line', () => `the line ${quote(line)}`);
  return { found: quote(line), expected: '', ...words, message: said };
}

type Known = { error: RegExp } & Pick<ProblemText, 'message' | 'fix'> & Partial<ProblemText>;

const other: Known = {
  error: /./,
  message: 'YAML cannot read this line',
  fix: 'compare it with the lines around it; a text with signs in it needs quotes',
};

/** The explanations by the code and the text of the parser error. */
const messages: readonly Known[] = [
  {
    error: /^BAD_DQ_ESCAPE/,
    message: 'a backslash in this text means nothing inside double quotes',
    expected: 'a backslash only before n, t, " or another backslash',
    fix: 'write the backslash twice, or use single quotes',
  },
  {
    error: /^BAD_INDENT Flow/,
    message: 'the brackets that were opened above are not closed',
    expected: 'a closing ] or }',
    fix: 'close the bracket before this line',
  },
  {
    error: /^BAD_INDENT/,
    message: 'this line is not indented like the other lines of its block',
    fix: 'begin all keys of a block, and all items of a list, below each other',
  },
  {
    error: /^BLOCK_(?:AS_IMPLICIT_KEY|IN_FLOW)/,
    message: 'there is a second colon on this line',
    expected: 'one key and its value',
    fix: 'put the value in quotes, or the second key on a line of its own',
  },
  {
    error: /^MISSING_CHAR Missing ,/,
    message: 'there is no comma before this',
    expected: 'a comma between one item and the next',
    fix: 'put a comma before it, or quotes around the whole text',
  },
  {
    error: /^MISSING_CHAR Comments/,
    message: 'there is no blank before the #',
    expected: 'a blank before a comment',
    fix: 'put a blank before the #, or quotes around a text that holds one',
  },
  {
    error: /^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/,
    message: 'this line is no key with a value, and no item of a list',
    expected: 'a key, a colon and a blank; or a dash and a blank',
    fix: 'put a colon and a blank after the key, and quotes around a text that goes on over lines',
  },
  {
    error: /^UNEXPECTED_TOKEN .*Unexpected flow-(?:seq|map)-end/,
    message: 'this bracket closes nothing',
    expected: 'a closing bracket only after an opening one of its kind',
    fix: 'remove the bracket, or put quotes around a text that holds one',
  },
  {
    error: /^UNEXPECTED_TOKEN .*block-seq-ind/,
    message: 'a list begins on the line of its key',
    expected: 'each item on a line of its own',
    fix: 'put the first "- " on the next line, indented',
  },
];
