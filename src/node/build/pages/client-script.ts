import type { Rolldown } from 'vite';
import { integrityOf } from '../assets/asset-cache.ts';

/** The properties of a JavaScript chunk that this module reads. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
>;

/** The scripts of a site, by their URLs. */
export type ClientScript = ReturnType<typeof findClientScript>;

/**
 * Finds the chunks of the entry module and of the section views, which are imported later.
 * @param types the section types of all pages
 */
export function findClientScript(chunks: readonly Chunk[], types: readonly string[], base: string) {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('bundles.ts names main.ts as the entry of the browser');
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const views = new Map(chunks.map((chunk) => [typeOf(chunk), chunk]));
  const find = (names: readonly string[]) => names.flatMap((name) => known.get(name) ?? []);
  const viewsOf = (some: readonly string[]) => some.flatMap((type) => views.get(type) ?? []);
  const start = [entry, ...find(entry.dynamicImports)];
  // No page imports the views of unused section types, so the documents do not list the hashes of these views.
  const isUsed = (chunk: Chunk) => ['', ...types].includes(typeOf(chunk));
  const all = withImports([entry, ...viewsOf(types)], ({ imports, dynamicImports }) =>
    find([...imports, ...dynamicImports]).filter(isUsed),
  );
  const hashes = all.slice(1).map(({ fileName, code }) => [base + fileName, integrityOf(code)]);
  return {
    entry: base + entry.fileName,
    /** Returns the URLs of the modules that, besides the entry, a page with sections of these types needs at once. */
    modulesOf: (some: readonly string[]) =>
      withImports([...start, ...viewsOf(some)], ({ imports }) => find(imports))
        .slice(1)
        .map(({ fileName }) => base + fileName),
    /** Subresource Integrity hashes: browsers refuse a script that was changed after the build. */
    integrity: {
      entry: integrityOf(entry.code),
      /** An import map with the hashes of all other modules. */
      importMap: JSON.stringify({ integrity: Object.fromEntries(hashes) }),
    },
  };
}

/** Returns the section type whose view is the entry of this chunk, or '' for any other chunk. */
function typeOf({ facadeModuleId }: Chunk): string {
  return /\/sections\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '';
}

/** Returns the given chunks, and all chunks that they import directly or through other chunks. */
function withImports(
  chunks: readonly Chunk[],
  importsOf: (chunk: Chunk) => readonly Chunk[],
): Chunk[] {
  const found = new Set(chunks);
  // A loop over a set also visits items that are added meanwhile, so it finds indirect imports too.
  for (const chunk of found) {
    for (const each of importsOf(chunk)) found.add(each);
  }
  return [...found];
}
