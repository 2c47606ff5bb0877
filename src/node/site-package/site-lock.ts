import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(z.string(), z.record(z.string(), z.unknown())),
});

type Packages = z.output<typeof lockFile>['packages'];

const itself = 'node_modules/vitrine';

/**
 * Returns the lock file of a site, by that of the project its engine comes from: `npm ci` then asks no registry what
 * there is, and installs the packages that this version was tested with.
 * @param lock the lock file of the repository, or of the project that the engine is installed in
 * @param site what the package.json of the site says
 * @param archive the path and the bytes of the engine's archive in the site; undefined if it comes from a registry
 */
export function siteLock(
  lock: string,
  { name, dependencies }: { name?: unknown; dependencies?: unknown },
  archive: readonly [path: string, bytes: Uint8Array] | undefined,
): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(lock, 'utf8')));
  const start = itself in packages ? itself : '';
  const needed = neededBy(start, packages);
  const entries = [...needed].map((path) => {
    const { devOptional, devDependencies, ...rest } = { ...packages[path] };
    const more =
      path === start ? archive && cameFrom(...archive) : devOptional === true && { optional: true };
    return [path || itself, { ...rest, ...more }] as const;
  });
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const content = {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, dependencies }, ...Object.fromEntries(entries) },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

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
