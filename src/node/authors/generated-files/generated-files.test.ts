import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine, ownTypes } from '../../files/project/places.js';
import { generated } from './generated-files.ts';

// In a repository with section types of its own, the files have these too.
test.runIf(ownTypes().length === 0).each([...generated()])(
  '%s is fresh (npm run fix brings it up to date)',
  (path, text) => {
    expect(readFileSync(join(engine, path), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
  },
);
