import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parse, parseDocument } from 'yaml';
import { composedSite, composedSites, readSite } from '../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { isFullRun } from '../../../tests/unit/full-run.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import type { Act, Json } from '../../shared/desk-protocol.ts';
import { labelOf } from './acts.ts';
import { toJson } from './desk-state.ts';
import type { Journal } from './journal.ts';
import { changeBack, changeBy, judge } from './owner-queue.ts';
import { checkTexts, newProblems, type OwnerTexts, schemas } from './owner-texts.ts';
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

/** Takes all acts of a journal back, or makes them again. */
function walk(from: OwnerTexts, journal: Journal, way: 'undo' | 'redo'): OwnerTexts {
  let now = from;
  while (journal[way === 'undo' ? 'done' : 'undone'].length > 0) {
    const changed = changeBack(now, journal, way);
    if ('ok' in changed) throw new Error(changed.problems[0]?.text);
    changed.note(journal);
    now = changed.texts;
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

const heading = ['pages', 3, 'sections', 0, 'heading'];
const paragraph = ['pages', 3, 'sections', 1, 'paragraphs', 1];
const set = (path: (string | number)[], value: Json, file: 'site' | 'content' = 'site'): Act => {
  return { kind: 'set', file, path, value };
};
const page = { path: 'werke', title: 'Werke', link: 'Werke', sections: [] };
const sections = ['pages', 4, 'sections', 0];

/** What an owner does in an hour, and the most lines that may be new. */
const hour: readonly (readonly [acts: Act | readonly Act[], lines: number])[] = [
  [set(heading, 'Über mich: alles # und mehr'), 1],
  [set(heading, 'It\'s "me"'), 1],
  [set(heading, '私について 🎉'), 1],
  [set(paragraph, 'Ein kurzer Absatz mit **fetten** Worten.'), 1],
  [set(paragraph, 'Wort um Wort aus der Textverarbeitung. '.repeat(128).trim()), 70],
  [set(['app', 'name'], '2020-01-01'), 1],
  [set(['owner', 'profession'], ''), 1],
  [set(['navigation', 'menu'], 'Menü'), 1],
  [set(['pages', 2, 'sections', 0, 'empty'], ''), 0],
  [set(['navigation', 'logo', 'alt'], 'Zeichen, mit Komma'), 1],
  [set(['pages', 3, 'sections', 0, 'photo', 'alt'], 'Ein Bild von mir'), 1],
  ...['noir', 'atelier', 'meridian'].map((name) => [set(['theme', 'preset'], name), 1] as const),
  [set(['theme', 'accent', 'light'], '#4a37b8'), 2],
  [set(['theme', 'fonts', 'display'], 'fraunces'), 2],
  [set(['theme', 'density'], 'airy'), 1],
  [set(['theme', 'radius'], 0), 1],
  [set(['theme', 'overlay'], 60), 1],
  [{ kind: 'remove', file: 'site', path: ['theme', 'accent', 'light'] }, 0],
  [set(['pages', 3, 'sections', 2, 'hidden'], true), 1],
  [{ kind: 'remove', file: 'site', path: ['pages', 3, 'sections', 2, 'hidden'] }, 0],
  [{ kind: 'insert', file: 'site', path: ['pages', 3, 'sections', 2, 'items', 1], value: 'C#' }, 1],
  [
    {
      kind: 'move',
      file: 'site',
      path: ['pages', 3, 'sections', 2, 'items', 0],
      to: ['pages', 3, 'sections', 2, 'items', 3],
    },
    3,
  ],
  [{ kind: 'remove', file: 'site', path: ['pages', 3, 'sections', 2, 'items', 4] }, 0],
  ...['quotes', 'timeline', 'gallery', 'facts', 'contact'].map(
    (type) =>
      [{ kind: 'add section', file: 'site', path: ['pages', 3, 'sections', 1], type }, 30] as const,
  ),
  [
    {
      kind: 'move',
      file: 'site',
      path: ['pages', 3, 'sections', 1],
      to: ['pages', 3, 'sections', 4],
    },
    60,
  ],
  [
    {
      kind: 'move',
      file: 'site',
      path: ['pages', 3, 'sections', 2],
      to: ['pages', 1, 'sections', 0],
    },
    30,
  ],
  [{ kind: 'copy', file: 'site', path: ['pages', 3, 'sections', 0] }, 10],
  [{ kind: 'remove', file: 'site', path: ['pages', 3, 'sections', 1] }, 0],
  [
    [
      { kind: 'insert', file: 'site', path: ['pages', 4], value: page },
      { kind: 'add section', file: 'site', path: sections, type: 'cards' },
    ],
    30,
  ],
  [{ kind: 'rename page', from: 'projects', to: 'arbeiten' }, 4],
  [{ kind: 'copy', file: 'site', path: ['pages', 4] }, 30],
  [{ kind: 'move', file: 'site', path: ['pages', 5], to: ['pages', 1] }, 60],
  [set(['projects', 0, 0], 'Küche: neu', 'content'), 1],
  [set(['projects', 1, 'picture'], { src: '/media/poster.webp', alt: 'Stoff' }, 'content'), 6],
  [
    {
      kind: 'insert',
      file: 'content',
      path: ['contactMe', 1],
      value: ['Blog', 'https://example.com'],
    },
    1,
  ],
];

test('an hour of an owner changes the lines that had to change, and is taken back to the byte', async () => {
  const before = { site: readFileSync(sampleFiles.site, 'utf8'), content };
  const journal: Journal = { done: [], undone: [] };
  let now: OwnerTexts = before;
  for (const [done, lines] of hour) {
    const acts = [done].flat();
    const label = acts.map(labelOf).join();
    const changed = changeBy(now, acts, false);
    if ('ok' in changed) throw new Error(`${label}: ${changed.problems[0]?.text}`);
    expect(await judge(now, changed.texts), label).toBeUndefined();
    const old = new Set([now.site, now.content].join('\n').split('\n'));
    const come = [changed.texts.site, changed.texts.content].join('\n').split('\n');
    expect(come.filter((line) => !old.has(line)).length, label).toBeLessThanOrEqual(lines);
    changed.note(journal);
    now = changed.texts;
  }
  expect(journal.done.length).toBeGreaterThanOrEqual(40);
  expect(walk(now, journal, 'undo')).toEqual(before);
}, 60_000);
