import { expect, test } from 'vitest';
import { isScalar, parseDocument, type Scalar } from 'yaml';
import { nodesOf } from '../../src/diagnose/document/nodes.ts';
import { mend } from '../../src/node/checks/fix.ts';
import { formatPath, isBlock, type Path } from '../../src/schema/path.ts';
import { isFullRun } from '../unit/full-run.ts';
import { contentFile, type GoodFile, siteFile } from './good-files.ts';

/** What somebody may write in place of a value. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'by nothing': () => '~',
  'by a blank text': () => "''",
  'by words': () => 'see my site',
  'by a number': () => '42',
  'without a letter': (text) => text.replace(/^(\w)\w(?=\S+$)/, '$1'),
  'in capitals': (text) => (/^[a-z-]+$/i.test(text) ? text.toUpperCase() : text),
  'without its scheme': (text) => text.replace(/^https:\/\//, ''),
  'with a comma': (text) => text.replace(/^-?\d+$/, '$&,5'),
  'as a list': (text) => `[${JSON.stringify(text)}]`,
  'as keys and values': (text) => `{ text: ${JSON.stringify(text)} }`,
};

/** Returns all values that are no block and no list, by their paths. */
function leavesOf(value: unknown, path: Path = []): [path: string, leaf: unknown][] {
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  if (!Array.isArray(value) && !isBlock(value)) return [[formatPath(path), value]];
  return entries.flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

/** Writes a value in another way. A text of several lines ends with its line. */
function written({ text }: GoodFile, { range }: Scalar, value: string): string {
  const [start = 0, end = 0] = range ?? [];
  const isWhole = text.slice(start, end).endsWith('\n');
  return text.slice(0, start) + value + text.slice(isWhole ? end - 1 : end);
}

/** The content, with projects of which not all is said. */
const sparse: GoodFile = {
  ...contentFile,
  text: contentFile.text.replace(
    'contactMe:',
    "  - [Lastra, https://lastra.pt, '']\n  - [Corda, '', Strings.]\ncontactMe:",
  ),
};

const cases = [sparse, siteFile].flatMap((file) =>
  [...nodesOf(parseDocument(file.text))].flatMap(({ node, path }) =>
    // Links follow the path of a page.
    isScalar(node) && path.at(-1) !== 'path'
      ? Object.entries(changes).flatMap(([name, change]) => {
          const value = change(String(node.value));
          const text = written(file, node, value);
          return value === String(node.value) ? [] : { file, path: formatPath(path), name, text };
        })
      : [],
  ),
);

test('the repair of a value changes no other', { timeout: 600_000 }, async () => {
  const tried = cases.filter(
    ({ file }, index) => isFullRun || index % (file === sparse ? 6 : 36) === 0,
  );
  expect(tried.length).toBeGreaterThan(40);
  for (const { file, path, name, text } of tried) {
    const [good, bad] = [parseDocument(file.text), parseDocument(text)];
    const mended = parseDocument((await mend(text, (each) => file.problemsOf(each) ?? [])).text);
    if (mended.errors.length > 0) continue;
    const others = (document: typeof good) =>
      leavesOf(document.toJS()).filter(([at]) => !at.startsWith(path));
    const before = bad.errors.length > 0 ? good : bad;
    expect(others(mended), `${file.name} ${path} ${name}`).toEqual(others(before));
  }
});
