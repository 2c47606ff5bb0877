/** Leaves out items that are the same as an earlier one, which a list of a site must not have. */
export function distinct<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
