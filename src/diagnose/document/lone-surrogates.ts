import { type Document, isScalar } from 'yaml';
import type { DocumentProblem } from './document-problem.ts';
import { rangeOfValue } from './locate.ts';
import { nodesOf } from './nodes.ts';

/**
 * Finds texts with a lone surrogate, written by an escape such as `\ud800`. UTF-8 cannot encode a
 * lone surrogate, so the HTML would differ from the text that React expects.
 */
export function findLoneSurrogates(document: Document): DocumentProblem[] {
  return [...nodesOf(document)].flatMap(({ node, path }) =>
    isScalar(node) && typeof node.value === 'string' && /\p{Cs}/u.test(node.value)
      ? [
          {
            path,
            range: rangeOfValue(document, path),
            message: 'this text has half of a sign in it, which no page can show',
            found: 'an escape such as \\ud83d without the other half of its sign',
            expected: 'whole signs',
            fix: 'write the sign itself, such as 🙂, in place of the escape',
          },
        ]
      : [],
  );
}
