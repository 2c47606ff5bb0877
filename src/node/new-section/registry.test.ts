// @vitest-environment node
import { expect, test } from 'vitest';
import { addLine, exportedNames } from './registry.ts';

const direct = (type: string) => `export { View as ${type} } from './${type}/view.tsx';`;
const lazy = (type: string) =>
  `export const ${type} = { load: () => import('./${type}/view.tsx') };`;
const registry = `// The registry.
${direct('hero')}
${direct('quotes')}

${lazy('cards')}
${lazy('prose')}
`;

test.each([
  ['books', direct('books'), ['books', 'hero', 'quotes', 'cards', 'prose']],
  ['notes', direct('notes'), ['hero', 'notes', 'quotes', 'cards', 'prose']],
  ['talks', direct('talks'), ['hero', 'quotes', 'talks', 'cards', 'prose']],
  ['books', lazy('books'), ['hero', 'quotes', 'books', 'cards', 'prose']],
  ['notes', lazy('notes'), ['hero', 'quotes', 'cards', 'notes', 'prose']],
  ['talks', lazy('talks'), ['hero', 'quotes', 'cards', 'prose', 'talks']],
])('%s has its place among the lines like %s', (type, line, order) => {
  const longer = addLine(registry, type, line);
  expect(exportedNames(longer)).toEqual(order);
  expect(longer.replace(`${line}\n`, '')).toBe(registry);
});

test('the first line of its form stands last', () => {
  expect(addLine(`${direct('hero')}\n`, 'cards', lazy('cards'))).toBe(
    `${direct('hero')}\n${lazy('cards')}\n`,
  );
});
