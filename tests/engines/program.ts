import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that is up. */
export type Program = {
  /** What the first group of `ready` has matched. */
  found: string;
  /** Resolves when the program has ended. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a program, and waits until what it writes matches `ready`, if it writes anything. */
export async function startProgram(
  file: string,
  parameters: readonly string[],
  { ready, env = {} }: { ready?: RegExp; env?: Record<string, string> },
): Promise<Program> {
  const child = spawn(file, parameters, { stdio: 'pipe', env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const found = ready ? await firstMatch(child, ready, file) : '';
  const stop = () => {
    child.kill();
    return ended;
  };
  return { found, ended, stop };
}

function firstMatch(child: ChildProcess, pattern: RegExp, file: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${file} has ended:\n${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        const [, group] = pattern.exec(output) ?? [];
        if (group !== undefined) resolve(group);
      });
    }
  });
}

/** A folder for one run of a browser. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-engine-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
