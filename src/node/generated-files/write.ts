import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project/paths.ts';
import { generatedFiles } from './generated-files.ts';

for (const [path, text] of generatedFiles()) writeFileSync(join(root, path), text);
