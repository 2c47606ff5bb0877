import type { YAMLError } from 'yaml';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** An error of the YAML parser as a message to the owner, if its cause was not found. */
export function formatParserError({ code, message }: YAMLError, line: string): ProblemText {
  const known = messages[code] ?? other;
  const parts = typeof known === 'function' ? known(message) : known;
  const named = parts === unreadableKey ? { message: `the line ${quote(line)} is ${noKey}` } : {};
  return { found: quote(line), expected: '', ...parts, ...named };
}

type MessageParts = Pick<ProblemText, 'message' | 'fix'> & Partial<ProblemText>;

const other: MessageParts = {
  message: 'YAML cannot read this line',
  fix: 'compare it with the lines around it; a text with signs in it needs quotes',
};

const noKey = 'no key with a value, and no item of a list';

const unreadableKey: MessageParts = {
  message: `this line is ${noKey}`,
  expected: 'a key, a colon and a blank',
  fix: 'put a colon and a blank after the key, and quotes around a text that goes on over lines',
};

const messages: Partial<Record<string, MessageParts | ((message: string) => MessageParts)>> = {
  BAD_DQ_ESCAPE: (message) => ({
    message: `${(message.split(' ').at(-1) ?? '').slice(0, 2)} means nothing inside double quotes`,
    expected: 'a backslash only before n, t, " or another backslash',
    fix: 'write the backslash twice, or use single quotes',
  }),
  BAD_INDENT: (message) =>
    message.startsWith('Flow')
      ? {
          message: 'the brackets that were opened above are not closed',
          expected: message.includes('sequence') ? 'a closing ]' : 'a closing }',
          fix: 'close the bracket before this line',
        }
      : {
          message: 'this line is not indented like the other lines of its block',
          fix: 'begin all keys of a block, and all items of a list, below each other',
        },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'there is a second colon on this line',
    expected: 'one key and its value',
    fix: 'put the value in quotes, or the second key on a line of its own',
  },
  BLOCK_IN_FLOW: {
    message: 'there is a second colon between two commas',
    expected: 'a comma between one key and the next',
    fix: 'put a comma before the second key, or quotes around the value',
  },
  MISSING_CHAR: (message) => missing(message),
  MULTILINE_IMPLICIT_KEY: unreadableKey,
  MULTIPLE_DOCS: {
    message: 'a second document begins here',
    found: '---',
    expected: 'one document in the file',
    fix: 'remove this line, and keep all keys in one document',
  },
  TAB_AS_INDENT: {
    message: 'this line is indented with a tab',
    found: 'a tab',
    expected: 'blanks',
    fix: 'replace the tab by blanks, two for each level',
  },
  UNEXPECTED_TOKEN: (message) => unexpected(message),
};

function missing(message: string): MessageParts {
  const quoteSign = /closing (["'])quote/.exec(message)?.[1];
  if (quoteSign !== undefined) {
    return {
      message: `the ${quoteSign} that was opened is not closed`,
      expected: `a closing ${quoteSign}`,
      fix: `put a ${quoteSign} at the end of the text`,
    };
  }
  if (message.startsWith('Missing ,')) {
    return {
      message: 'there is no comma before this',
      expected: 'a comma between one item and the next',
      fix: 'put a comma before it, or quotes around the whole text',
    };
  }
  if (message.startsWith('Comments')) {
    return {
      message: 'there is no blank before the #',
      expected: 'a blank before a comment',
      fix: 'put a blank before the #, or quotes around a text that holds one',
    };
  }
  if (message.startsWith('Sequence item')) {
    return {
      message: 'there is no dash before this item',
      expected: '"- " before each item of the list',
      fix: 'put "- " before it',
    };
  }
  return unreadableKey;
}

function unexpected(message: string): MessageParts {
  const [, closing] = /Unexpected flow-(seq|map)-end/.exec(message) ?? [];
  if (closing !== undefined) {
    const sign = closing === 'seq' ? ']' : '}';
    return {
      message: `this ${sign} closes nothing`,
      found: sign,
      expected: `a ${sign} only after an opening ${sign === ']' ? '[' : '{'}`,
      fix: `remove the ${sign}, or put quotes around a text that holds one`,
    };
  }
  if (message.includes('Unexpected ,') || message.includes('empty item')) {
    return {
      message: 'there is nothing before this comma',
      found: ',',
      expected: 'one comma between one item and the next',
      fix: 'remove the comma',
    };
  }
  if (message.includes('block-seq-ind')) {
    return {
      message: 'a list begins on the line of its key',
      expected: 'each item on a line of its own',
      fix: 'put the first "- " on the next line, indented',
    };
  }
  return other;
}
