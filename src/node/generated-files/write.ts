import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project/paths.ts';
import { generated } from './generated-files.ts';

for (const [path, text] of generated()) writeFileSync(join(root, path), text);
