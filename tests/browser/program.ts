import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that was started. */
export type Program = {
  /** What the first group of `ready` has matched, or its address. */
  found: string;
  /** What it has written so far. */
  output: () => string;
  /** Resolves to its exit code when it has ended. */
  ended: Promise<number | null>;
  stop: () => Promise<unknown>;
};

type Start = {
  /** A part of what it writes once it is up, or an address that answers then. */
  ready: RegExp | string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/** Starts a program, and waits until it is ready. */
export async function startProgram(
  file: string,
  parameters: readonly string[],
  { ready, ...options }: Start,
): Promise<Program> {
  const child = spawn(file, parameters, { stdio: 'pipe', ...options });
  let output = '';
  const keep = (text: unknown) => {
    output += text;
  };
  child.once('error', keep);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = () => {
    child.kill();
    return ended;
  };
  for (;;) {
    const found = typeof ready === 'string' ? await answers(ready) : ready.exec(output)?.[1];
    if (found !== undefined) return { found, output: () => output, ended, stop };
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${file} has ended:\n${output}`);
    await delay(50);
  }
}

function answers(url: string): Promise<string | undefined> {
  return fetch(url, { redirect: 'manual' }).then(
    () => url,
    () => undefined,
  );
}

/** A folder for one run of a program. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
