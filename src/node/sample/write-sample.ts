import { writeFileSync } from 'node:fs';
import { takeSample } from './sample.ts';

// Written down anew by those who change the sample.
const file = new URL('sample.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(takeSample(), null, 2)}\n`);
