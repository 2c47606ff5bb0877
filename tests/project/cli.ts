import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../browser/program.ts';

/** The folder of the project that is under test. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The exit code of a command, and all that it has written. */
export type Outcome = { code: number | null; output: string };

/** The environment of an owner's terminal: none of what a test runner or a CI adds to it. */
function plainEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const { CI, STRICT, NODE_ENV, FORCE_COLOR, DEBUG_COLORS, ...env } = process.env;
  return { ...env, NO_COLOR: '1', ...extra };
}

/** The command line for a folder: that of a copy of the project, or, for a site without source, the project's. */
function commandLineOf(folder: string): string {
  const own = join('src', 'node', 'cli.js');
  return existsSync(join(folder, own)) ? own : join(root, own);
}

/** What `npx vitrine` runs with these parameters, in a copy of the project or for a site without source. */
export function vitrine(
  folder: string,
  parameters: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return runScript(folder, [commandLineOf(folder), ...parameters], env);
}

/** What `npm run build` runs, in a copy of the project or for a site without source. */
export const build = (
  folder: string,
  parameters: readonly string[] = [],
  env?: Record<string, string>,
): Promise<Outcome> => vitrine(folder, ['build', ...parameters], env);

/** Runs a script with Node in the folder of a project. */
export async function runScript(
  project: string,
  script: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const { ended, output } = await startScript(project, script, /()/, env);
  return { code: await ended, output: output() };
}

export type Running = { url: string; output: () => string; stop: () => Promise<unknown> };

/** What `npm run dev` or `npm run preview` runs, on a free port. */
export async function serve(
  folder: string,
  command: 'dev' | 'preview',
  vitrine = commandLineOf(folder),
): Promise<Running> {
  const script = [vitrine, command, '--port', '0'];
  const { found, ...server } = await startScript(folder, script, /(http:\/\/127\.0\.0\.1:\d+)/);
  return { url: found, ...server };
}

function startScript(
  cwd: string,
  script: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
) {
  return startProgram(process.execPath, script, { cwd, env: plainEnvironment(env), ready });
}
