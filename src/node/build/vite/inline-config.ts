import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { createLogger, type InlineConfig, mergeConfig } from 'vite';
import { site } from '../../files/project/places.js';
import { PlainError, plainly } from '../../files/project/plain-error.ts';
import { readBase } from '../hosting/site-address.ts';

type Values = {
  base?: string | undefined;
  port?: string | undefined;
  host?: string | undefined;
  open?: boolean | undefined;
  outDir?: string | undefined;
};

/** Returns a configuration of Vite with the options of a command. */
export function inlineConfig(config: InlineConfig, values: Values): InlineConfig {
  const { base, port, host, open, outDir } = values;
  const address = {
    ...(port !== undefined && { port: readPort(port) }),
    ...(host !== undefined && { host }),
    ...(open !== undefined && { open }),
  };
  return mergeConfig(config, {
    ...(base !== undefined && { base: readBase(base) }),
    ...(outDir !== undefined && { build: { outDir: readOutDir(outDir) } }),
    server: address,
    preview: address,
  });
}

function readPort(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return Number(port);
  throw new PlainError(`--port "${port}": this is no number from 0 to 65535.`);
}

/** Returns the folder to build to. A build replaces the whole folder, so the owner's files cannot be in it. */
export function readOutDir(folder: string): string {
  const place = resolve(folder);
  if (`${site}/`.startsWith(`${place}/`.replace('//', '/')))
    throw new PlainError(
      `--outDir "${folder}": a build replaces the whole folder, and the site is in it.`,
    );
  return place;
}

/** Runs what may fail by a mistake of the owner, and ends the process with the error if it does. */
export async function stopOnError(told: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    createLogger().error(`${told}:\n${inspect(plainly(error))}`);
    process.exit(1);
  }
}
