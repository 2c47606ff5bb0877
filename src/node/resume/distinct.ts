/** Leaves out items that are the same as an earlier one, which a list of a site must not have. */
export function distinct<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Leaves out keys without a value, and those of empty texts and lists. */
export function filled<T extends object>(values: T): T;
export function filled(values: object): object {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
}
