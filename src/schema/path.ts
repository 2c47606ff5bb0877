/** The keys and indexes from the root of a document to a value. */
export type Path = readonly PropertyKey[];

/** Checks whether a path equals another path or leads below that path. */
export function isWithin(path: Path, above: Path): boolean {
  return above.every((step, index) => step === path[index]);
}

/** Formats a path as owners write it, such as `pages[2].sections[0].type`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? String(step) : `${written}.${String(step)}`;
  }, '');
}

/** Returns the value at a key or an index; undefined if there is none. */
export function stepInto(value: unknown, step: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce(stepInto, root);
}

/** Returns the items of the list at a path; none if there is no list. */
export function listAt(root: unknown, path: Path): readonly unknown[] {
  const list = valueAt(root, path);
  return Array.isArray(list) ? list : [];
}

/** Sets a value in place, if there is a block or a list to hold it. */
export function setValueAt(root: unknown, path: Path, value: unknown): void {
  const holder = valueAt(root, path.slice(0, -1));
  const [step] = path.slice(-1);
  if (typeof holder === 'object' && holder !== null && step !== undefined)
    Reflect.set(holder, step, value);
}

export function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
