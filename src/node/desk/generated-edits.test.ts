import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, parseDocument, Scalar, visit } from 'yaml';
import { composedSite, composedSites, readSite } from '../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { isFullRun } from '../../../tests/unit/full-run.ts';
import type { Act, Json, OwnerFile } from '../../desk-protocol.ts';
import { sampleOf } from '../../schema/describe-schema.ts';
import { valueAt } from '../../schema/path.ts';
import { fieldsAt } from '../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import { type OwnerTexts, schemas } from '../site-files/owner-files.ts';
import { changeBack, changeBy, type Journal, judge } from './owner-changes.ts';
import { readValue, toJson } from './owner-texts.ts';
import { stepsOf } from './text-marks.ts';

const content = readFileSync(sampleFiles.content, 'utf8');
const sites = [
  readFileSync(sampleFiles.site, 'utf8'),
  ...['section-types', 'other-constants', 'languages/ja', 'languages/ar'].map(readSite),
  ...composedSites.map((name) => composedSite(name).site),
].filter((text) => parseDocument(text).errors.length === 0);

/** The ways in which editors save the same text. */
const saved: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text) => text.trimEnd(),
  ...['\n', '\r\n'].map((end) => (text: string) => inOtherForms(text).replaceAll('\n', end)),
  (text) => text.replace(/^( +heading: )/m, '$1&name '),
];

/** Writes the same values in all forms that YAML has, with comments between them. */
function inOtherForms(text: string): string {
  const document = parseDocument(text);
  const types = [
    Scalar.PLAIN,
    Scalar.QUOTE_DOUBLE,
    Scalar.QUOTE_SINGLE,
    Scalar.BLOCK_FOLDED,
    Scalar.BLOCK_LITERAL,
  ] as const;
  let count = 0;
  visit(document, (key, node, above) => {
    count += 1;
    if (isScalar(node) && typeof node.value === 'string' && key !== 'key')
      node.type = types[count % types.length] ?? Scalar.PLAIN;
    if (isScalar(node) && count % 7 === 0) node.comment = ` comment ${count}`;
    if (isMap(node) && above.length > 7 && count % 3 === 0) node.flow = true;
  });
  return document.toString({ lineWidth: 60 });
}

const oddTexts =
  '¦Über: mich # ja¦it\'s "so"¦日本語¦🎉¦true¦12¦2020-01-01¦- a¦[x¦{y¦\'¦&a¦*b¦!t¦a\nb¦ a\n b¦end:¦>¦~¦---¦a  b¦x\u2028y¦\u0007¦#fff'.split(
    '¦',
  );
const texts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom('x'.repeat(5000), 'wort '.repeat(1000).trim()),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const values: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: texts },
  fc.integer(),
  fc.boolean(),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), texts, { maxKeys: 3 }),
);

const kinds = ['set', 'change', 'add field', 'remove', 'insert', 'move', 'copy'] as const;

/** Returns an act on a value, on the block around it, or on the item that it belongs to. */
function actOn(
  file: OwnerFile,
  root: unknown,
  kind: (typeof kinds)[number],
  { path: place, value }: SchemaValue,
  given: Json,
): Act {
  const path = stepsOf(place);
  const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  if (item.length > 0 && kind === 'insert') return { kind, file, path: item, value: given };
  if (item.length > 0 && kind === 'copy') return { kind, file, path: item };
  if (item.length > 0 && kind === 'move')
    return { kind, file, path: item, to: [...item.slice(0, -1), 0] };
  if (kind === 'set') return { kind, file, path, value: given };
  if (kind === 'remove') return { kind, file, path };
  const around = path.slice(0, -1);
  const [field] = Object.entries(fieldsAt(schemas[file], root, around)).filter(
    ([key]) => valueAt(root, [...around, key]) === undefined,
  );
  if (kind === 'add field' && field) {
    const [key, schema] = field;
    const isOwn = typeof given === 'string' && given.length % 2 === 0;
    const sample = toJson(sampleOf(schema, () => undefined));
    return { kind: 'set', file, path: [...around, key], value: isOwn ? given : sample };
  }
  const changed = typeof value === 'string' ? value.replace(/ |$/, ' Ändern: ') : toJson(value);
  return { kind: 'set', file, path, value: changed };
}

/** Takes the only act of a journal back, or makes it again. */
function walk(from: OwnerTexts, journal: Journal, way: 'undo' | 'redo') {
  const changed = changeBack(from, journal, way);
  if ('ok' in changed) throw new Error(changed.problems[0]?.message);
  return changed;
}

test('no act leaves a mistake behind, or cannot be taken back', async () => {
  const variants = fc.nat(saved.length - 1);
  const some = fc.tuple(fc.nat(), fc.nat(), variants, fc.constantFrom(...kinds), values);
  await fc.assert(
    fc.asyncProperty(some, async ([site, place, variant, kind, value]) => {
      const before = { site: saved[variant]?.(sites[site % sites.length] ?? '') ?? '', content };
      const file = place % 5 === 0 ? 'content' : 'site';
      const root = readValue(before[file]);
      const all = schemaValues(schemas[file], root).slice(1);
      const target = all[place % all.length];
      if (!target) throw new Error('The site has no values');
      const act = actOn(file, root, kind, target, value);
      const changed = changeBy(before, { done: [], undone: [] }, { acts: [act] });
      if ('ok' in changed)
        throw new Error(`${JSON.stringify(act)}: ${changed.problems[0]?.message}`);
      // What is refused is not written.
      if (await judge(before, changed.texts)) return;
      if (changed.journal.done.length === 0) return;
      const undone = walk(changed.texts, changed.journal, 'undo');
      expect(undone.texts).toEqual(before);
      expect(walk(before, undone.journal, 'redo').texts).toEqual(changed.texts);
    }),
    { numRuns: isFullRun ? 1000 : 20 },
  );
}, 1_200_000);
