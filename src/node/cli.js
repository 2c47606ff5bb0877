// Vite's command line refuses options it does not know, and `--strict` is ours: it is taken out here,
// and read by vite.config.ts. Plain JavaScript, since Node 20 runs no other, and a compiler would take
// longer than a build.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const index = process.argv.indexOf('--strict');
if (index > 0) {
  process.argv.splice(index, 1);
  process.env.STRICT = 'true';
}
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin', 'vite.js')).href);
