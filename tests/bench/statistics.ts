/** What a series of measurements comes to. */
export type Spread = { median: number; min: number; max: number };

export function spread(values: readonly number[]): Spread {
  const median = medianIfAny(values);
  if (median === undefined) throw new Error('There is nothing to measure');
  return { median, min: Math.min(...values), max: Math.max(...values) };
}

/** The median of the values that are there. */
export function medianIfAny(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
