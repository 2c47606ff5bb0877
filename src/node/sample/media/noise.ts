/** Returns a reproducible stream of numbers in [0, 1): every run must give the same media. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

export function smooth(low: number, high: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return x * x * (3 - 2 * x);
}

export function bell(value: number, centre: number, width: number): number {
  const x = (value - centre) / width;
  return Math.exp(-x * x);
}
