/** What the random files are made of: the signs of YAML, and some keys that the schemas know. */
const pieces =
  `[¦{¦]¦}¦? ¦- ¦: ¦a: ¦"¦'¦&a ¦*a ¦!!b ¦| ¦> ¦# ¦\n¦\n  ¦\t¦%¦@¦---\n¦,¦type: hero¦pages:¦app: ¦\r\n¦\ufeff¦\u2028¦<<: ¦0x¦.inf¦~`.split(
    '¦',
  );

/** So many files of random pieces of YAML, the same ones each time. */
export function* randomFiles(count: number): Generator<string> {
  let seed = 1;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let file = 0; file < count; file += 1) {
    const length = file % 500 === 0 ? 2_000 : 4 + random(60);
    yield Array.from({ length }, () => pieces[random(pieces.length)]).join('');
  }
}
