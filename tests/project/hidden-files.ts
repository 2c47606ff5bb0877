import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const secret = 'never meant for visitors';

export const hiddenFiles = ['.env', '.git/config', 'files/cv.pdf~', '.htpasswd'];

/** Writes files below `public/` of which a host knows one, and that are otherwise for nobody. */
export function writeHidden(folder: string): void {
  for (const name of [...hiddenFiles, '.well-known/security.txt']) {
    mkdirSync(join(folder, 'public', dirname(name)), { recursive: true });
    writeFileSync(join(folder, 'public', name), secret);
  }
}
