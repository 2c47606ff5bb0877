import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parse, parseDocument } from 'yaml';
import { composedSite, composedSites, readSite } from '../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { isFullRun } from '../../../tests/unit/full-run.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import type { Act, Json } from '../../shared/desk-protocol.ts';
import { toJson } from './desk-state.ts';
import { schemas } from './draft.ts';
import { applyHunks, type Journal } from './journal.ts';
import { changeBy, judge } from './owner-queue.ts';
import { checkTexts, newProblems, type OwnerTexts } from './owner-texts.ts';
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
];

const texts = fc.oneof(
  fc.constantFrom('', 'Über: mich # ja', 'it\'s "so"', '日本語', '🎉', 'true', '12', '2020-01-01'),
  fc.constantFrom(
    '- a',
    '[x',
    '{y',
    "'",
    '&a',
    '*b',
    '!t',
    'a\nb',
    ' a\n b',
    'end:',
    '>',
    '~',
    '---',
  ),
  fc.constantFrom(
    'x'.repeat(5000),
    'wort '.repeat(1000).trim(),
    'a  b',
    'x\u2028y',
    '\u0007',
    '#fff',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const values: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: texts },
  fc.integer(),
  fc.boolean(),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), texts, { maxKeys: 3 }),
);

const kinds = ['set', 'change', 'add key', 'remove', 'insert', 'move', 'copy'] as const;

function actOn(
  file: Act extends { file: infer F } ? F : 'site' | 'content',
  kind: (typeof kinds)[number],
  { path: place, value }: SchemaValue,
  given: Json,
): Act {
  const path = stepsOf(place);
  const above = path.slice(0, -1);
  if (kind === 'set' || kind === 'insert') return { kind, file, path, value: given };
  if (kind === 'remove' || kind === 'copy') return { kind, file, path };
  if (kind === 'move') return { kind, file, path, to: [...above, 0] };
  if (kind === 'add key') return { kind: 'set', file, path: [...above, 'menu'], value: given };
  const changed = typeof value === 'string' ? value.replace(/ |$/, ' Ändern: ') : toJson(value);
  return { kind: 'set', file, path, value: changed };
}

const commentsIn = (text: string) =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));

/** Takes the acts of a journal back, or makes them again, as the desk does. */
function walk(from: OwnerTexts, { done }: Journal, way: 'undo' | 'redo'): OwnerTexts {
  const steps = done.flatMap((entry) => entry.steps);
  const now = { ...from };
  for (const step of way === 'undo' ? steps.reverse() : steps) {
    now[step.file] = applyHunks(now[step.file], step[way]) ?? 'not found';
  }
  return now;
}

test('no act leaves a mistake behind, loses a comment, or cannot be taken back', async () => {
  const some = fc.tuple(fc.nat(), fc.nat(), fc.nat(3), fc.constantFrom(...kinds), values);
  await fc.assert(
    fc.asyncProperty(some, async ([site, place, variant, kind, value]) => {
      const before = { site: saved[variant]?.(sites[site % sites.length] ?? '') ?? '', content };
      const file = place % 5 === 0 ? 'content' : 'site';
      const all = schemaValues(schemas[file], parse(before[file])).slice(1);
      const target = all[place % all.length];
      if (!target) throw new Error('The site has no values');
      const changed = changeBy(before, [actOn(file, kind, target, value)], false);
      if ('ok' in changed || (await judge(before, changed.texts))) return;

      const journal: Journal = { done: [], undone: [] };
      changed.note(journal);
      expect(walk(changed.texts, journal, 'undo')).toEqual(before);
      expect(walk(before, journal, 'redo')).toEqual(changed.texts);
      const known = (await checkTexts(before)).problems;
      expect(newProblems(known, (await checkTexts(changed.texts)).problems)).toEqual([]);
      const left = commentsIn(changed.texts[file]);
      const isWhole = typeof target.value === 'object' || kind === 'remove' || kind === 'move';
      if (!isWhole) expect(left).toEqual(expect.arrayContaining(commentsIn(before[file])));
    }),
    { numRuns: isFullRun ? 1000 : 60 },
  );
}, 1_200_000);
