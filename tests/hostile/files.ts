import fc from 'fast-check';

const fillTo = (text: string, size: number) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

const laughs = Array.from(
  { length: 10 },
  (_, index) => `a${index}: &a${index} [${fillTo(`*a${index - 1}, `, 45)}1]`,
).join('\n');

/** Files made to hang, exhaust or confuse whatever reads them, most of them of so many bytes. */
export function hostileFiles(bytes: number): Record<string, string | Uint8Array> {
  const fill = (text: string, size = bytes) => fillTo(text, size);
  return {
    'a billion laughs': laughs,
    'opening brackets': fill('['),
    'opening braces': fill('{'),
    'brackets in pairs': fill('[', bytes / 2) + fill(']', bytes / 2),
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
    'NUL bytes': new Uint8Array(bytes),
    'invalid UTF-8': new Uint8Array(bytes).fill(0xfe),
    'UTF-16': new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
    '9 MB': new Uint8Array(9 * 1024 * 1024).fill(0x61),
    'many equal keys': fill('a: 1\n', 4 * bytes),
    'many different keys': Array.from({ length: bytes / 16 }, (_, n) => `k${n}: 1`).join('\n'),
    'a line of 256 kB': `a: ${fill('b', 262_000)}`,
    'unclosed lists': fill('a: [\n'),
    'unclosed quotes': fill('a: "\n'),
    'blocks in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
    'lists in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}- a:`).join('\n'),
    prototypes: '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }',
    'an alias right after its key': '{"a":*b}',
    'a merge': 'a: &a { b: 1 }\nc: { <<: *a }',
    'a text that cannot be corrected': `{ | @\t---\n"%> "]*a 0x~> \t-  "- : <<: ~| '> .inf{'*a 0x`,
    'an empty file': '',
    'a comment': '# nothing',
    'a text': 'hello',
    'a list': '- a',
  };
}

/** What the random files are made of: the signs of YAML, and some keys that the schemas know. */
const pieces =
  `[¦{¦]¦}¦? ¦- ¦: ¦a: ¦"¦'¦&a ¦*a ¦!!b ¦| ¦> ¦# ¦\n¦\n  ¦\t¦%¦@¦---\n¦,¦type: hero¦pages:¦app: ¦\r\n¦\ufeff¦\u2028¦<<: ¦0x¦.inf¦~`.split(
    '¦',
  );

/** So many files of random pieces of YAML, the same ones each time, and the size of the few long ones. */
export function randomFiles(count: number, size: number): string[] {
  const piece = fc.constantFrom(...pieces);
  const filesOf = (sizes: fc.ArrayConstraints) => fc.array(piece, sizes).map((all) => all.join(''));
  const short = filesOf({ minLength: 4, maxLength: 64, size: 'max' });
  const long = filesOf({ minLength: size, maxLength: size, size: 'max' });
  const file = fc.oneof({ arbitrary: short, weight: 499 }, { arbitrary: long, weight: 1 });
  return fc.sample(file, { seed: 1, numRuns: count });
}
