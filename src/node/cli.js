// Vite's command line refuses options it does not know, and these are ours: they are taken out here,
// and read by vite.config.ts. Plain JavaScript, since Node 20 runs no other, and a compiler would take
// longer than a build.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const [option, variable] of [
  ['--strict', 'STRICT'],
  ['--allow-sample', 'ALLOW_SAMPLE'],
]) {
  const index = process.argv.indexOf(option);
  if (index < 0) continue;
  process.argv.splice(index, 1);
  process.env[variable] = 'true';
}
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin', 'vite.js')).href);
