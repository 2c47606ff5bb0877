// Starts Vite, and adds options of this project to its command line. Vite itself refuses unknown options, so this
// file converts them to environment variables, which vite.config.ts reads. This file is JavaScript, since Node 20
// cannot run TypeScript, and compiling TypeScript first would take longer than a build.
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
  // Vite writes the compiled vite.config.ts to a file in this folder, so it cannot start without permission to write.
  accessSync(project, constants.W_OK);
} catch (error) {
  console.error(`${project} cannot be written (${error.code}): see who may.`);
  process.exit(1);
}
const { warn } = console;
// When Vite compiles vite.config.ts on a slow disk, its bundler warns that plugins took long. Owners of a site
// would take this for a mistake of theirs, and no option turns the warning off. So this function filters it out.
console.warn = (...message) => {
  if (!String(message[0]).includes('[PLUGIN_TIMINGS]')) warn(...message);
};
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin', 'vite.js')).href);
