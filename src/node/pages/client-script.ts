import type { Rolldown } from 'vite';

/** What matters of a file of script that the bundler has made. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
>;

/** The files of the site's script, as a document asks for them. */
export type ClientScript = {
  /** The first module. */
  entry: string;
  /** The modules that it goes on with, and theirs. */
  modules: string[];
  /** The modules of views that only some pages load, by section type. */
  views: ReadonlyMap<string, readonly string[]>;
};

/** What the bundler made of the browser's entry, and of the views that are imported later. */
export function findClientScript(chunks: readonly Chunk[]): ClientScript {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('build-pages.ts names main.ts as the entry of the browser');
  /** The modules of some names and those that they import, without the ones that are there before. */
  const withImports = (names: readonly string[], before: readonly string[]) => {
    const found = new Set<string>();
    const add = (name: string) => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (!chunk || found.has(name) || before.includes(name)) return;
      found.add(name);
      chunk.imports.forEach(add);
    };
    names.forEach(add);
    return [...found];
  };
  const modules = withImports([...entry.imports, ...entry.dynamicImports], [entry.fileName]);
  const views = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, type] = /\/sections\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '') ?? [];
    return type === undefined
      ? []
      : [[type, withImports([fileName], [entry.fileName, ...modules])] as const];
  });
  return { entry: entry.fileName, modules, views: new Map(views) };
}
