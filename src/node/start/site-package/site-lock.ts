import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packedLock } from '../../files/project/packed.js';
import { engine, engineVersion, isInRepository } from '../../files/project/places.js';

const lockFile = z.object({
  packages: z.record(z.string(), z.record(z.string(), z.unknown())),
});

type Packages = z.output<typeof lockFile>['packages'];

const itself = 'node_modules/vitrine';

/**
 * Returns the lock file of a site: `npm ci` then asks no registry what there is, and installs the packages that this
 * version was tested with.
 * @param site what the package.json of the site says
 * @param archive the path and the bytes of the engine's archive in the site; undefined if it comes from a registry
 */
export function siteLock(
  { name, dependencies }: { name?: unknown; dependencies?: unknown },
  archive: readonly [path: string, bytes: Uint8Array] | undefined,
): string {
  const packages = isInRepository ? lockedPackages() : readPackages(packedLock);
  const own = { ...packages[itself], version: engineVersion, ...(archive && cameFrom(...archive)) };
  const content = {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, dependencies }, ...packages, [itself]: own },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Returns the engine and what it needs, from the lock file of the repository. The archive holds it, since the lock file
 * that npm 10 writes does not tell apart the programs for two kinds of Linux.
 */
export function lockedPackages(): Packages {
  const packages = readPackages(join(engine, 'package-lock.json'));
  const entries = [...neededBy('', packages)].map((path) => {
    const { devOptional, devDependencies, ...rest } = { ...packages[path] };
    const isOptional = devOptional === true || rest['optional'] === true;
    // These are for systems without programs of their own, but npm 10 installs them on every system.
    const isPortable = isOptional && !rest['os'] && !rest['cpu'];
    const more = {
      ...(isOptional && { optional: true }),
      ...(isPortable && { os: ['!darwin', '!linux', '!win32'] }),
    };
    return [path || itself, { ...rest, ...more }] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

const readPackages = (file: string): Packages =>
  lockFile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;

/** Returns the lines by which a lock file knows an archive. */
function cameFrom(path: string, bytes: Uint8Array) {
  const hash = createHash('sha512').update(bytes).digest('base64');
  return { resolved: `file:${path}`, integrity: `sha512-${hash}` };
}

/** Returns the paths of a package and of all that it needs, as Node finds them: in the nearest folder `node_modules`. */
function neededBy(path: string, packages: Packages, needed = new Set<string>()): Set<string> {
  needed.add(path);
  const entry = { ...packages[path] };
  const optional = namesIn(entry['peerDependenciesMeta']);
  const names = [
    ...namesIn(entry['dependencies']),
    ...namesIn(entry['optionalDependencies']),
    ...namesIn(entry['peerDependencies']).filter((name) => !optional.includes(name)),
  ];
  for (const name of names) {
    const found = nearest(path, name, packages);
    if (found !== undefined && !needed.has(found)) neededBy(found, packages, needed);
  }
  return needed;
}

const namesIn = (block: unknown): string[] => Object.keys(Object(block));

function nearest(path: string, name: string, packages: Packages): string | undefined {
  const here = `${path && `${path}/`}node_modules/${name}`;
  if (here in packages) return here;
  const parent = path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return parent === path ? undefined : nearest(parent, name, packages);
}
