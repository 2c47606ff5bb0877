import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../project/paths.ts';
import { generated } from './generated-files.ts';

describe('what is generated from the schema', () => {
  it.each([...generated()])('is fresh: %s (npm run fix brings it up to date)', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
  });
});
