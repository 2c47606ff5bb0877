// @vitest-environment node
import { expect, test } from 'vitest';
import { type Chunk, findClientScript } from './client-script.ts';

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  ...more,
});

const output = [
  chunk('main.js', { isEntry: true, dynamicImports: ['start.js'] }),
  chunk('start.js', { imports: ['react.js'], dynamicImports: ['timeline.js', 'stagger.js'] }),
  chunk('react.js'),
  chunk('stagger.js', { imports: ['start.js'] }),
  chunk('timeline.js', {
    facadeModuleId: '/project/src/sections/timeline/view.tsx',
    imports: ['start.js', 'dates.js'],
  }),
  chunk('dates.js', { imports: ['react.js'] }),
];

test('the modules of a page are those that the first one goes on with, and theirs', () => {
  expect(findClientScript(output)).toMatchObject({
    entry: 'main.js',
    modules: ['start.js', 'react.js'],
    later: ['stagger.js'],
  });
});

test('a view of its own brings the modules that the page has not', () => {
  const { views } = findClientScript(output);
  expect([...views]).toEqual([['timeline', ['timeline.js', 'dates.js']]]);
});
