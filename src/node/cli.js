// Vite's command line refuses options it does not know, and these are ours: they are taken out here,
// and read by vite.config.ts. Plain JavaScript, since Node 20 runs no other, and a compiler would take
// longer than a build.
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

for (const [option, variable] of [
  ['--strict', 'STRICT'],
  ['--allow-sample', 'ALLOW_SAMPLE'],
]) {
  const index = process.argv.indexOf(option);
  if (index < 0) continue;
  process.argv.splice(index, 1);
  process.env[variable] = 'true';
}
const project = fileURLToPath(new URL('../..', import.meta.url));
try {
  // Vite writes what it made of its configuration there before it reads it.
  accessSync(project, constants.W_OK);
} catch (error) {
  console.error(`${project} cannot be written (${error.code}): see who may.`);
  process.exit(1);
}
const { warn } = console;
// Rolldown says how long plugins took where Vite bundles its own configuration from a slow disk, as in
// a first start. No option reaches that bundle, and owners take it for an error of theirs.
console.warn = (...message) => {
  if (!String(message[0]).includes('[PLUGIN_TIMINGS]')) warn(...message);
};
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin', 'vite.js')).href);
