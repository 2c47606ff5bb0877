// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSchema } from '../config/content.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import type { Problem } from '../diagnose/messages/problem.ts';
import { siteConfig } from '../site.ts';

const nothing = { media: [], faultOf: () => undefined, icons: [], folders: [] };

function problemsOf(file: string | Uint8Array, schema: typeof siteConfig | typeof contentSchema) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const loaded = diagnose('site.config.yaml', bytes, schema, nothing);
  return loaded.ok ? [] : loaded.problems;
}

function expectAnswer(problems: readonly Problem[]) {
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/^$|undefined|\[object/);
  }
}

const kilobytes64 = 65_536;
const fill = (text: string, size = kilobytes64) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

const laughs = Array.from(
  { length: 10 },
  (_, index) => `a${index}: &a${index} [${fill(`*a${index - 1}, `, 45)}1]`,
).join('\n');

const hostile: Record<string, string | Uint8Array> = {
  'a billion laughs': laughs,
  'opening brackets': fill('['),
  'opening braces': fill('{'),
  'brackets in pairs': fill('[', 30_000) + fill(']', 30_000),
  'closing brackets': fill(']'),
  'closing braces': fill('}'),
  'long keys in each other': fill('? '),
  'five hundred long keys': fill('? ', 1_000),
  'dashes in each other': fill('- '),
  dashes: fill('-'),
  'double quotes': fill('"'),
  'single quotes': fill("'"),
  colons: fill(': '),
  commas: fill(','),
  anchors: fill('&a '),
  aliases: fill('*a '),
  tags: fill('!a '),
  documents: fill('---\n'),
  instructions: fill('%YAML 1.2\n'),
  'signs of longer texts': fill('|\n'),
  tabs: fill('\t'),
  'indented tabs': fill('a:\n\tb\n'),
  'NUL bytes': new Uint8Array(kilobytes64),
  'invalid UTF-8': new Uint8Array(kilobytes64).fill(0xfe),
  'UTF-16': new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
  '50 MB': new Uint8Array(50 * 1024 * 1024).fill(0x61),
  '256 kB of keys': fill('a: 1\n', 262_144),
  '256 kB of different keys': Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join('\n'),
  'a line of 256 kB': `a: ${fill('b', 262_000)}`,
  'unclosed lists': fill('a: [\n'),
  'unclosed quotes': fill('a: "\n'),
  'blocks in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
  'lists in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}- a:`).join('\n'),
  prototypes: '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }',
  'a merge': 'a: &a { b: 1 }\nc: { <<: *a }',
  'a text that cannot be repaired': `{ | @\t---\n"%> "]*a 0x~> \t-  "- : <<: ~| '> .inf{'*a 0x`,
  'an empty file': '',
  'a comment': '# nothing',
  'a text': 'hello',
  'a list': '- a',
};

describe('a hostile file', () => {
  it.each(Object.entries(hostile))(
    'is answered: %s',
    (_, file) => {
      const start = performance.now();
      expectAnswer(problemsOf(file, siteConfig));
      expectAnswer(problemsOf(file, contentSchema));
      // Ten times what it takes, so that a busy machine is no failure.
      expect(performance.now() - start).toBeLessThan(5_000);
      expect({}).not.toHaveProperty('polluted');
    },
    60_000,
  );

  it('leaves the process standing, ten thousand times in a row', () => {
    const pieces = [
      '[',
      '{',
      ']',
      '}',
      '? ',
      '- ',
      ': ',
      'a: ',
      '"',
      "'",
      '&a ',
      '*a ',
      '!!b ',
      '| ',
      '> ',
      '# ',
      '\n',
      '\n  ',
      '\t',
      '%',
      '@',
      '---\n',
      ',',
      'type: hero',
      'pages:',
      'app: ',
      '\r\n',
      '\ufeff',
      '\u2028',
      '<<: ',
      '0x',
      '.inf',
      '~',
    ];
    let seed = 1;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    let answered = 0;
    let slowest = 0;
    for (let file = 0; file < 10_000; file += 1) {
      const length = file % 500 === 0 ? 2_000 : 4 + random(60);
      const text = Array.from({ length }, () => pieces[random(pieces.length)]).join('');
      const start = performance.now();
      answered += problemsOf(text, contentSchema).length > 0 ? 1 : 0;
      slowest = Math.max(slowest, performance.now() - start);
    }
    console.log(`slowest of 10,000: ${Math.round(slowest)} ms`);
    expect(answered).toBe(10_000);
    expect(slowest).toBeLessThan(2_500);
  }, 600_000);
});
