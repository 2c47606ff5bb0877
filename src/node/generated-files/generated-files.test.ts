import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { generated } from './generated-files.ts';

test.each([...generated()])('%s is fresh (npm run fix brings it up to date)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});
