import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site-files/site-files.ts';
import { generated } from './generated-files.ts';

for (const [path, text] of generated()) writeFileSync(join(root, path), text);
