import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a static host compresses; the answer of the data service has no ending. */
const isCompressible = (file: string) =>
  /\.(html|css|js|json|svg|txt|xml)$|(^|[\\/])index$/.test(file);

/** Copies folders into one, later ones below earlier ones, with a `.gz` beside what is compressible. */
export function copyCompressed(folders: readonly string[], into: string): void {
  rmSync(into, { recursive: true, force: true });
  for (const folder of [...folders].reverse()) cpSync(folder, into, { recursive: true });
  for (const name of readdirSync(into, { recursive: true, encoding: 'utf8' })) {
    const file = join(into, name);
    if (isCompressible(name) && statSync(file).isFile()) {
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    }
  }
}
