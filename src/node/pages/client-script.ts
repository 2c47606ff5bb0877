import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** The properties of a JavaScript chunk that this module reads. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
>;

/** The scripts of a site, by their URLs. */
export type ClientScript = {
  /** The URL of the entry module. */
  entry: string;
  /** Returns the URLs of the other modules that a page with sections of these types needs at its start. */
  modulesOf: (types: readonly string[]) => string[];
  /** Subresource Integrity hashes: browsers refuse a script that was changed on its way. */
  integrity: ScriptIntegrity;
};

/** The hash of the entry module, and an import map with the hashes of all other modules. */
export type ScriptIntegrity = { entry: string; importMap: string };

/**
 * Finds the chunks of the entry module and of the section views, which are imported later.
 * @param types the section types of all pages
 */
export function findClientScript(
  chunks: readonly Chunk[],
  types: readonly string[],
  base: string,
): ClientScript {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('client-bundle.ts names main.ts as the entry of the browser');
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const views = new Map(chunks.filter(typeOf).map((chunk) => [typeOf(chunk), chunk.fileName]));
  const imports = (name: string) => known.get(name)?.imports ?? [];
  const allImports = (name: string) => [
    ...imports(name),
    ...(known.get(name)?.dynamicImports ?? []),
  ];
  const first = reach([entry.fileName, ...entry.dynamicImports], imports);
  const later = reach([...first].flatMap(allImports), allImports, [...first, ...views.values()]);
  const modulesOf = (some: readonly string[]) => {
    const own = some.flatMap((type) => views.get(type) ?? []);
    return [...first, ...reach(own, imports, [...first])].slice(1);
  };
  const others = new Set([...modulesOf([]), ...later, ...modulesOf(types)]);
  const hashes = [...others].map((name) => [base + name, hashOf(known.get(name)?.code)]);
  return {
    entry: base + entry.fileName,
    modulesOf: (some) => modulesOf(some).map((name) => base + name),
    integrity: {
      entry: hashOf(entry.code),
      importMap: JSON.stringify({ integrity: Object.fromEntries(hashes) }),
    },
  };
}

/** Returns the section type whose view is the entry of this chunk, or '' for any other chunk. */
function typeOf({ facadeModuleId }: Chunk): string {
  return /\/sections\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '';
}

/** Returns chunks with all their imports, in the order of the imports, except the chunks in `before`. */
function reach(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
  before: readonly string[] = [],
): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || before.includes(name)) return;
    found.add(name);
    importsOf(name).forEach(add);
  };
  names.forEach(add);
  return found;
}

function hashOf(code = ''): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
