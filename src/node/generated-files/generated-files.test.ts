import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { generated } from './generated-files.ts';

const title = '%s is what the schema generates (npm run fix brings it up to date)';
test.each([...generated()])(title, (path, text) => {
  expect(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});
