import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project that is under test. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a command has come to. */
export type Outcome = { code: number | null; output: string };

/** The environment of an owner's terminal: none of what a test runner or a CI adds to it. */
function plainEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const { CI, STRICT, NODE_ENV, FORCE_COLOR, DEBUG_COLORS, ...env } = process.env;
  return { ...env, NO_COLOR: '1', ...extra };
}

/** What `npm run build` runs, in a copy of the project or in the project itself. */
export function build(
  project: string,
  parameters: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return runScript(project, [join('src', 'node', 'cli.js'), 'build', ...parameters], env);
}

/** Runs a script with Node in the folder of a project. */
export function runScript(
  project: string,
  script: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, script, { cwd: project, env: plainEnvironment(env) });
  const output = collect(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output() }));
  });
}

/** A server of the product that is up. */
export type Running = { url: string; output: () => string; stop: () => Promise<void> };

/** What `npm run dev` or `npm run preview` runs, on a free port. */
export async function serve(project: string, command: 'dev' | 'preview'): Promise<Running> {
  const script = [join('src', 'node', 'cli.js'), command, '--port', '0'];
  const child = spawn(process.execPath, script, { cwd: project, env: plainEnvironment({}) });
  const output = collect(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (address) resolve(address);
    });
    child.once('close', () => reject(new Error(`vite ${command} has ended:\n${output()}`)));
  });
  const stop = () => {
    child.kill();
    return ended;
  };
  return { url, output, stop };
}

function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => Buffer.concat(chunks).toString('utf8');
}
