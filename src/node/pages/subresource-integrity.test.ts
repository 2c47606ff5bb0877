// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { integrityOf } from './subresource-integrity.ts';

const script = {
  entry: 'main.js',
  modules: ['start.js'],
  later: ['stagger.js'],
  views: new Map([
    ['timeline', ['timeline.js']],
    ['gallery', ['gallery.js']],
  ]),
};
const files = ['main.js', 'start.js', 'stagger.js', 'timeline.js', 'gallery.js'];
const chunks = files.map((fileName) => ({ fileName, code: `/* ${fileName} */` }));
const hash = (file: string) =>
  `sha256-${createHash('sha256').update(`/* ${file} */`).digest('base64')}`;

test('every module that a page of the site may ask for has its hash', () => {
  const { entry, importMap } = integrityOf(script, ['timeline'], chunks, '/repo/');
  expect(entry).toBe(hash('main.js'));
  expect(JSON.parse(importMap)).toEqual({
    integrity: {
      '/repo/start.js': hash('start.js'),
      '/repo/stagger.js': hash('stagger.js'),
      '/repo/timeline.js': hash('timeline.js'),
    },
  });
});
