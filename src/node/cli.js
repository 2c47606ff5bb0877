#!/usr/bin/env node
// The command `vitrine`, also behind the scripts of the repository. This file is JavaScript, since Node 20 cannot run
// TypeScript.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { commands, helpOf, overview } from './commands.js';
import { fullDisk } from './files/project/full-disk.js';

const [name = '', ...args] = process.argv.slice(2);
/** @type {import('./commands.js').Command | undefined} */
const command = Object.hasOwn(commands, name) ? Reflect.get(commands, name) : undefined;

// The versions that package.json names, as the README says them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const oldest =
  new Map([
    [20, 19],
    [22, 12],
  ]).get(major) ?? (major > 22 ? 0 : Infinity);

if (minor < oldest) {
  process.stderr.write(
    `Vitrine needs Node.js 20.19+, 22.12+ or 24+, and this is ${process.versions.node}: nodejs.org has the installer named LTS.\n`,
  );
  process.exitCode = 1;
} else if (!command) {
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
    // Set before any module reads it: from here on `files/project/places.js` says where the site is.
    process.env['VITRINE_SITE'] = siteFolder();
    const { importBundled } = await import('./bundle.js');
    const { run } = await importBundled(command.module);
    await run(args);
  } catch (error) {
    const { code, message, stack, problems } = Object(error);
    // What keeps the check from starting is reported in the form that it was asked for.
    if (problems && name === 'check') return void (await printProblems(problems));
    const isArgument = String(code).startsWith('ERR_PARSE_ARGS');
    const plain = fullDisk(error) ?? missingPackage(String(message));
    // An error without a stack trace is about a mistake of the owner.
    if (!isArgument && plain === undefined && stack !== '') throw error;
    const line = plain ?? message;
    process.stderr.write(isArgument ? `${line}\n\n${helpOf(name, command)}` : `${line}\n`);
    process.exitCode = isArgument ? 2 : 1;
  }
}

/** @type {(problems: object[]) => Promise<void>} */
async function printProblems(problems) {
  const { importBundled } = await import('./bundle.js');
  (await importBundled('checks/print-problems')).run(problems, args);
}

/**
 * Returns a line about a package that is not installed, by the message of Node's error; undefined for any other error.
 * @param {string} message
 */
function missingPackage(message) {
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(message) ?? [];
  if (missing === undefined) return undefined;
  const install = existsSync('package-lock.json') ? 'npm ci' : 'npm install';
  return `The package ${missing} is not installed: run \`${install}\` first.`;
}

/** Takes `--site` out of the arguments. Returns the folder of the site: by default the current folder. */
function siteFolder() {
  const index = args.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  if (index < 0) return process.cwd();
  const [, value = args[index + 1]] = args[index]?.split(/=(.*)/s) ?? [];
  args.splice(index, args[index] === '--site' ? 2 : 1);
  return resolve(value ?? '');
}
