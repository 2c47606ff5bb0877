// Writes what the archive holds beside the source, into `packed/`: the used parts of packages that owners need not
// install, the types of `vitrine/section`, what a new site locks, and the styles as one script. npm runs it before it packs.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { bundleEngine } from '../../../src/node/build/styles/style-bundle.ts';
import { packedFolder, packedLock } from '../../../src/node/files/project/packed.js';
import { engine } from '../../../src/node/files/project/places.js';
import { lockedPackages } from '../../../src/node/start/site-package/site-lock.ts';
import { packModules } from './pack-modules.ts';
import { packTypes } from './pack-types.ts';

const draft = `${packedFolder}.${process.pid}`;
const { paths, packages } = await packModules(draft);
writeFileSync(join(draft, 'modules.json'), JSON.stringify(paths));
packTypes(draft, packages);
// What section types are made of, for those who write some in a site.
cpSync(join(engine, '.github', 'SECTIONS.md'), join(draft, 'SECTIONS.md'));
const lock = JSON.stringify({ packages: lockedPackages() });
writeFileSync(join(draft, basename(packedLock)), lock);
const files = new Map(Object.entries(paths).map(([name, path]) => [name, join(draft, path)]));
const { code, modules } = await bundleEngine(files);
// The source map has paths of this machine.
const script = code
  .replace(/\n\/\/# sourceMappingURL=.*/, '')
  .replaceAll(basename(draft), 'packed');
writeFileSync(join(draft, 'styles.json'), JSON.stringify({ code: script, modules, files: [] }));
// Another process may be packing what is there, and only what is new takes its place.
if (digestOf(draft) === digestOf(packedFolder)) rmSync(draft, { recursive: true });
else {
  rmSync(packedFolder, { recursive: true, force: true });
  renameSync(draft, packedFolder);
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const name of names.sort()) {
    const path = join(folder, name);
    hash.update(`${name}\0`).update(statSync(path).isFile() ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}
