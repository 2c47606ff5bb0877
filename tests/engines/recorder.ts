import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './program.ts';

const script = 'record-errors.js';
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A folder to serve over a built site: its documents, in which a recorder of errors runs first. */
export function recorderOver(dist: string): { folder: string; remove: () => void } {
  const { folder, remove } = temporaryFolder();
  copyFileSync(fileURLToPath(new URL(script, import.meta.url)), join(folder, script));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(dist, file), 'utf8');
    // The data service's answer is no document, wherever it lies.
    if (!html.startsWith('<')) continue;
    if (!policy.test(html)) throw new Error(`${file} has no policy to put the recorder behind`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html.replace(policy, `$&<script src="/${script}"></script>`));
  }
  return { folder, remove };
}
