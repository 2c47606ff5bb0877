import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Chunk, findClientScript } from './client-script.ts';

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: `/* ${fileName} */`,
  ...{ isEntry: false, facadeModuleId: null, imports: [], dynamicImports: [] },
  ...more,
});
const view = (type: string, imports: string[]) =>
  chunk(`${type}.js`, { facadeModuleId: `/project/src/sections/${type}/view.tsx`, imports });

const output = [
  chunk('main.js', { isEntry: true, dynamicImports: ['start.js'] }),
  chunk('start.js', { imports: ['react.js'], dynamicImports: ['gallery.js', 'stagger.js'] }),
  chunk('react.js'),
  chunk('stagger.js', { imports: ['start.js'] }),
  view('timeline', ['start.js', 'dates.js']),
  view('gallery', ['start.js']),
  chunk('dates.js', { imports: ['react.js'] }),
];
const script = findClientScript(output, ['timeline'], '/repo/');

test('a page starts with what the first module imports, and with the views of its own sections', () => {
  expect(script.entry).toBe('/repo/main.js');
  const addresses = (...names: string[]) => names.map((name) => `/repo/${name}.js`);
  expect(script.modulesOf(['prose'])).toEqual(addresses('start', 'react'));
  expect(script.modulesOf(['timeline'])).toEqual(addresses('start', 'timeline', 'react', 'dates'));
});

test('every module that a page of the site may import has its hash', () => {
  const hash = (file: string) =>
    `sha256-${createHash('sha256').update(`/* ${file} */`).digest('base64')}`;
  expect(script.integrity.entry).toBe(hash('main.js'));
  const files = ['start.js', 'react.js', 'stagger.js', 'timeline.js', 'dates.js'];
  const integrity = Object.fromEntries(files.map((file) => [`/repo/${file}`, hash(file)]));
  expect(JSON.parse(script.integrity.importMap)).toEqual({ integrity });
});
