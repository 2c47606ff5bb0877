// @vitest-environment node
import { expect, test } from 'vitest';
import { addLine, exportedNames } from './registry.ts';

const direct = (type: string) => `export { View as ${type} } from './${type}/view.tsx';`;
const lazy = (type: string) =>
  `export const ${type} = { load: () => import('./${type}/view.tsx') };`;
const registry = `// The registry.\n${direct('hero')}\n${lazy('prose')}\n${direct('quotes')}\n`;

test.each([
  ['books', ['books', 'hero', 'prose', 'quotes']],
  ['notes', ['hero', 'notes', 'prose', 'quotes']],
  ['talks', ['hero', 'prose', 'quotes', 'talks']],
])('%s has its line in alphabetical place', (type, order) => {
  const longer = addLine(registry, type, direct(type));
  expect(exportedNames(longer)).toEqual(order);
  expect(longer).toMatch(/^\/\/ The registry\.\n/);
  expect(longer.replace(`${direct(type)}\n`, '')).toBe(registry);
});
