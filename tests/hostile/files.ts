import fc from 'fast-check';

const fillTo = (text: string, size: number) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

const laughs = Array.from(
  { length: 10 },
  (_, index) => `a${index}: &a${index} [${fillTo(`*a${index - 1}, `, 45)}1]`,
).join('\n');

/** What no file should be full of. */
const repeated = '[¦{¦]¦? ¦- ¦-¦"¦: ¦&a ¦!a ¦---\n¦%YAML 1.2\n¦|\n¦\t¦a: [\n¦a: "\n'.split('¦');

/** Files made to hang, exhaust or confuse whatever reads them, most of them of so many bytes. */
export function hostileFiles(bytes: number): Record<string, string | Uint8Array> {
  const fill = (text: string, size = bytes) => fillTo(text, size);
  return {
    ...Object.fromEntries(repeated.map((part) => [`full of ${JSON.stringify(part)}`, fill(part)])),
    'a billion laughs': laughs,
    'NUL bytes': new Uint8Array(bytes),
    'invalid UTF-8': new Uint8Array(bytes).fill(0xfe),
    'UTF-16': new Uint8Array([0xff, 0xfe, 0x61, 0x00]),
    '9 MB': new Uint8Array(9 * 1024 * 1024).fill(0x61),
    'many equal keys': fill('a: 1\n', 4 * bytes),
    'many different keys': Array.from({ length: bytes / 16 }, (_, n) => `k${n}: 1`).join('\n'),
    'a line of 256 kB': `a: ${fill('b', 262_000)}`,
    'blocks in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
    'lists in blocks': Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}- a:`).join('\n'),
    prototypes: '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }',
    'an alias right after its key': '{"a":*b}',
    'a merge': 'a: &a { b: 1 }\nc: { <<: *a }',
    'a text that cannot be corrected': `{ | @\t---\n"%> "]*a 0x~> \t-  "- : <<: ~| '> .inf{'*a 0x`,
    'an empty file': '',
    'a text': 'hello',
  };
}

/** What the random files are made of: the signs of YAML, and some keys that the schemas know. */
const pieces =
  `[¦{¦]¦}¦? ¦- ¦: ¦a: ¦"¦'¦&a ¦*a ¦!!b ¦| ¦> ¦# ¦\n¦\n  ¦\t¦%¦@¦---\n¦,¦type: hero¦pages:¦app: ¦\r\n¦\ufeff¦\u2028¦<<: ¦0x¦.inf¦~`.split(
    '¦',
  );

/** So many files of random pieces of YAML, the same ones each time. */
export function randomFiles(count: number): string[] {
  const all = fc.array(fc.constantFrom(...pieces), { minLength: 4, maxLength: 64, size: 'max' });
  const files = fc.sample(all, { seed: 1, numRuns: count });
  return files.map((file) => file.join(''));
}
