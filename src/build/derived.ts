import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './owner-files.ts';

/** Where files that are made from the owner's are kept between builds. */
export const derivedDir = join(root, 'node_modules', '.cache', 'vitrine');

/** The folder of a built site that holds them; hosts may let browsers keep its files for ever. */
export const derivedFolder = 'assets';

type Recipe = {
  /** The name without its hash, such as `portrait-360`. */
  stem: string;
  ending: string;
  /** Everything the result depends on. */
  from: readonly (string | Uint8Array)[];
  make: () => Promise<Uint8Array>;
};

/** The name of a derived file, made now unless it was made before from the same. */
export async function derive({ stem, ending, from, make }: Recipe): Promise<string> {
  const name = `${stem}-${hashOf(from)}.${ending}`;
  await keepDerived(name, make);
  return name;
}

/** The address of a derived file that holds a text. */
export async function deriveText(
  file: { stem: string; ending: string; text: string },
  base: string,
): Promise<string> {
  const make = async () => Buffer.from(file.text);
  return `${base}${derivedFolder}/${await derive({ ...file, from: [file.text], make })}`;
}

/** A short name for everything that a file is made from. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

const underway = new Map<string, Promise<void>>();

/** Makes a file unless one of its name, which tells what it is made from, is there already. */
export async function keepDerived(name: string, make: () => Promise<Uint8Array>): Promise<void> {
  const file = join(derivedDir, name);
  if (existsSync(file)) return;
  // Two pages that are asked for at once need the same files.
  const making = underway.get(name) ?? write(file, make).finally(() => underway.delete(name));
  underway.set(name, making);
  await making;
}

async function write(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  await mkdir(derivedDir, { recursive: true });
  // Two builds at once may make the same file: each writes its own and puts it in place whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

/** Copies the derived files that a text names, and what those name, to the site that is built. */
export async function copyDerived(text: string, dist: string): Promise<void> {
  const named = text.matchAll(new RegExp(`/${derivedFolder}/([\\w.-]+)`, 'g'));
  for (const name of new Set([...named].map(([, file = '']) => file))) {
    const file = join(derivedDir, name);
    if (!existsSync(file)) continue;
    await copyFile(file, join(dist, derivedFolder, name));
    if (name.endsWith('.css')) await copyDerived(await readFile(file, 'utf8'), dist);
  }
}
