import type { YAMLError } from 'yaml';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** Explains a YAML parser error. Owners read the explanation only if no cause of the error is found. */
export function formatParserError(
  { code, message }: YAMLError,
  line: string,
): ProblemText & { isClear: boolean } {
  const known = messages.find(({ error }) => error.test(`${code} ${message}`));
  const { error: _, ...words } = known ?? other;
  const shown = words.message.replace('this line', () => `the line ${quote(line)}`);
  return {
    found: quote(line),
    expected: '',
    ...words,
    message: shown,
    isClear: known !== undefined,
  };
}

type Known = { error: RegExp } & Pick<ProblemText, 'message' | 'fix'> & Partial<ProblemText>;

const other: Known = {
  error: /./,
  message: 'YAML cannot read this line',
  expected: 'a key, a colon and a blank before its value, or an item behind a dash',
  fix: 'compare it with the lines around it; a text that holds a colon, a comma or another sign needs quotes',
};

/** Each explanation has a regular expression, which matches the code and the message of a parser error. */
const messages: readonly Known[] = [
  {
    error: /^BAD_DQ_ESCAPE/,
    message: 'a backslash in this text means nothing inside double quotes',
    expected: 'a backslash only before n, t, " or another backslash',
    fix: 'write the backslash twice, or use single quotes; a file of your computer is copied below public/ instead',
  },
  {
    error: /Not a YAML token|Block scalar header/,
    message: 'the text begins on the line of its sign, but >, >-, | and |- end their line',
    expected: 'the text on the lines below, indented',
    fix: 'put the text below the sign, indented; or put a text that begins with it in quotes',
  },
  {
    error: /^UNEXPECTED_TOKEN .*block-seq-ind/,
    message: 'a list begins on the line of its key',
    expected: 'each item on a line of its own',
    fix: 'put the first "- " on the next line, indented; or put a text that begins with it in quotes',
  },
];
