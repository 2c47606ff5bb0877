import { blockLines, formatScalar, indented } from './scalar.ts';

/** Writes a value on one line, with lists and blocks in brackets. */
export function renderFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderFlow).join(', ')}]`;
  if (!isBlock(value)) return formatScalar(value, true);
  const pairs = Object.entries(value).map(
    ([key, each]) => `${formatScalar(key, true)}: ${renderFlow(each)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Writes a list or a block on several lines; a text or a number mostly on one line. */
export function renderLines(value: unknown): string[] {
  if (isEmpty(value)) return [renderFlow(value)];
  if (Array.isArray(value))
    return value.flatMap((each) => renderItem(renderLines(each), isTall(each)));
  if (isBlock(value)) return Object.entries(value).flatMap(([key, each]) => renderPair(key, each));
  const block = typeof value === 'string' ? blockLines(value) : undefined;
  return block ? [block.header, ...indented(block.lines, 2)] : [formatScalar(value, false)];
}

/** Writes a key with its value. */
export function renderPair(key: string, value: unknown): string[] {
  const [first = '', ...others] = renderLines(value);
  const name = `${formatScalar(key, false)}:`;
  return isTall(value)
    ? [name, ...indented([first, ...others], 2)]
    : [`${name} ${first}`, ...others];
}

/** Writes an item of a list, whose lines are known. */
export function renderItem([first = '', ...others]: readonly string[], isDeep: boolean): string[] {
  return [`- ${first}`, ...(isDeep ? indented(others, 2) : others)];
}

/** Checks whether a value takes lines of its own below its key. */
export function isTall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isEmpty(value);
}

export function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
