import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../project/places.js';
import { generated } from './generated-files.ts';

test.each([...generated()])('%s is fresh (npm run fix brings it up to date)', (path, text) => {
  expect(readFileSync(join(engine, path), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});
