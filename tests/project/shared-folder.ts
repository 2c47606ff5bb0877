import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The variable that tells the workers of a run in which folder the sites are that they share. */
export const sharedFolder = 'VITRINE_SHARED_FOLDER';

/**
 * Fills a folder that all workers of a run share. The first one that asks for it by a name fills it, and the others
 * wait for this.
 */
export async function fillOnce(
  name: string,
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(
    String(process.env[sharedFolder]),
    createHash('sha256').update(name).digest('hex').slice(0, 16),
  );
  const [filled, failed] = [`${folder}.filled`, `${folder}.failed`];
  if (isFirst(folder)) {
    try {
      await fill(folder);
      writeFileSync(filled, '');
    } catch (error) {
      writeFileSync(failed, String(error));
      throw error;
    }
  }
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    await delay(50);
  }
  return folder;
}

/** Makes a folder; false where another worker has made it. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
