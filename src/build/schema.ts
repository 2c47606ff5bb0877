import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './generated.ts';
import { root } from './owner-files.ts';

for (const [path, text] of generated()) writeFileSync(join(root, path), text);
