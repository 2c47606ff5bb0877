#!/usr/bin/env node
// The command `vitrine`, also behind the scripts of the repository. This file is JavaScript, since Node 20 cannot run
// TypeScript.
import { resolve } from 'node:path';
import { commands, helpOf, overview } from './commands.js';

const [name = '', ...args] = process.argv.slice(2);
/** @type {import('./commands.js').Command | undefined} */
const command = Object.hasOwn(commands, name) ? Reflect.get(commands, name) : undefined;

if (!command) {
  const isHelp = ['', 'help', '--help', '-h'].includes(name);
  if (isHelp) process.stdout.write(overview());
  else process.stderr.write(`There is no command "${name}".\n\n${overview()}`);
  process.exitCode = isHelp ? 0 : 2;
} else if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(helpOf(name, command));
} else await start(command);

/** @type {(command: import('./commands.js').Command) => Promise<void>} */
async function start(command) {
  try {
    // Set before any module reads it: from here on `project/places.js` says where the site is.
    process.env['VITRINE_SITE'] = siteFolder();
    const { importBundled } = await import('./bundle.js');
    const { run } = await importBundled(command.module);
    await run(args);
  } catch (error) {
    const { code, message, stack } = Object(error);
    const isArgument = String(code).startsWith('ERR_PARSE_ARGS');
    // An error without a stack trace is about a mistake of the owner.
    if (!isArgument && stack !== '') throw error;
    process.stderr.write(isArgument ? `${message}\n\n${helpOf(name, command)}` : `${message}\n`);
    process.exitCode = isArgument ? 2 : 1;
  }
}

/** Takes `--site` out of the arguments. Returns the folder of the site: by default the current folder. */
function siteFolder() {
  const index = args.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  if (index < 0) return process.cwd();
  const [, value = args[index + 1]] = args[index]?.split(/=(.*)/s) ?? [];
  args.splice(index, args[index] === '--site' ? 2 : 1);
  return resolve(value ?? '');
}
