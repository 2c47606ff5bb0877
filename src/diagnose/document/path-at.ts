import { type Document, isMap, isScalar } from 'yaml';
import type { Path } from '../messages/problem.ts';
import type { Source } from '../text/source.ts';
import { keyText } from './locate.ts';
import { nodesOf } from './nodes.ts';

/** The way to what begins on a line, counted from 0: its key, or else its item. */
export function pathAt(document: Document, source: Source, line: number): Path {
  for (const { node, path } of nodesOf(document)) {
    if (isMap(node)) {
      for (const { key } of node.items) {
        if (isScalar(key) && key.range && source.lineAt(key.range[0]) === line) {
          return [...path, keyText(key) ?? ''];
        }
      }
    } else if (isScalar(node) && node.range && source.lineAt(node.range[0]) === line) return path;
  }
  return [];
}
