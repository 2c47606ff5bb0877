// Starts Vite with the options of this project. Vite's command line refuses unknown options, so they become
// environment variables, which vite.config.ts reads. This file is JavaScript, since Node 20 cannot run
// TypeScript, and compiling it would take longer than a build.
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
  // Vite compiles vite.config.ts to a file in this folder before it reads the configuration.
  accessSync(project, constants.W_OK);
} catch (error) {
  console.error(`${project} cannot be written (${error.code}): see who may.`);
  process.exit(1);
}
const { warn } = console;
// When Vite compiles vite.config.ts on a slow disk, Rolldown warns that plugins took long. Owners would take
// this warning for a mistake of theirs, and no option turns it off.
console.warn = (...message) => {
  if (!String(message[0]).includes('[PLUGIN_TIMINGS]')) warn(...message);
};
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin', 'vite.js')).href);
