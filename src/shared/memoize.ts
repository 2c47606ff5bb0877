/** Returns a function that computes its result only once for each object. */
export function memoize<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}

/** Results are kept for texts of at most this many characters in all. */
const maxKept = 500_000;

/**
 * Returns a function that computes its result only once for each of the texts that it was given last. What else it is
 * given may only be what the text stands for.
 */
export function memoizeTexts<Result extends object, Others extends unknown[]>(
  compute: (text: string, ...others: Others) => Result,
): (text: string, ...others: Others) => Result {
  const results = new Map<string, Result>();
  let kept = 0;
  return (text, ...others) => {
    const known = results.get(text);
    if (known) return known;
    const result = compute(text, ...others);
    for (const [oldest] of results) {
      if (kept <= maxKept) break;
      results.delete(oldest);
      kept -= oldest.length;
    }
    results.set(text, result);
    kept += text.length;
    return result;
  };
}
