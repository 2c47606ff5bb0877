import { type Document, isCollection, isMap, isScalar, type Pair, type YAMLMap } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { DocumentProblem } from './document-problem.ts';
import { keyText, linesOfPair, nodesOf } from './nodes.ts';

/**
 * Finds keys that a block (a YAML mapping) has twice, and removes the second from the document. Without
 * this check, the value of the last one would silently be used.
 */
export function findDuplicateKeys(source: Source, document: Document): DocumentProblem[] {
  return nodesOf(document).flatMap(({ node, path }) =>
    isMap(node) ? duplicatesIn(node, path, source) : [],
  );
}

function duplicatesIn(map: YAMLMap, path: Path, source: Source): DocumentProblem[] {
  const first = new Map<string, Pair>();
  const second = new Set<Pair>();
  const problems = map.items.flatMap((pair): DocumentProblem[] => {
    const { key, value } = pair;
    const name = keyText(key);
    // In braces, what has no value may be the rest of a text with a comma, and hides no value anyway.
    const isRest = map.flow && !value;
    if (!isScalar(key) || !key.range || name === undefined || isRest) return [];
    const [start, end] = key.range;
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, pair);
      return [];
    }
    second.add(pair);
    const place = isScalar(earlier.key) ? (earlier.key.range?.[0] ?? 0) : 0;
    const line = source.lineAt(place) + 1;
    const isSame = JSON.stringify(earlier.value) === JSON.stringify(pair.value);
    const intoFirst = `put what it holds into the ${name} of line ${line}, and remove it`;
    const lines = linesOfPair(source, pair);
    const hasWords = lines.some((each) => /\s#/.test(lineOf(source, each.line)));
    // Among keys that are no repeats, the line may belong to another entry, run together with this one.
    const isBeside = map.items[map.items.indexOf(pair) - 1] === earlier;
    const isAlone = typeof path.at(-1) !== 'number' || isBeside || endsInRepeats(map);
    const edits = isSame && !map.flow && !hasWords && isAlone ? lines : undefined;
    return [
      {
        path: [...path, name],
        range: [start, end],
        // A key at the top level of the file has no indentation, so its indentation cannot be wrong.
        mayBeMisindented: !isSame && path.length > 0,
        message: `the key ${quote(name)} stands here twice: it is on line ${line} already`,
        found: `a second ${name}`,
        expected: 'each key once',
        fix: edits
          ? 'remove it with its value: the same stands there already'
          : `${isCollection(pair.value) ? intoFirst : 'remove one of the two'}, or give it its right name`,
        edits,
        proof: 'repeat',
      },
    ];
  });
  map.items = map.items.filter((pair) => !second.has(pair));
  return problems;
}

/** Checks whether all keys are the same from the first one on that stands there twice. */
function endsInRepeats({ items }: YAMLMap): boolean {
  const values = new Map<string | undefined, string>();
  let isRepeat = false;
  return items.every(({ key, value }) => {
    const [name, written] = [keyText(key), JSON.stringify(value)];
    const before = values.get(name);
    values.set(name, before ?? written);
    isRepeat ||= before !== undefined;
    return !isRepeat || before === written;
  });
}
