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
  /** The modules that any page may import after that. */
  later: string[];
  /** The modules of views that only some pages load, by section type. */
  views: ReadonlyMap<string, readonly string[]>;
};

/** What the bundler made of the browser's entry, and of the views that are imported later. */
export function findClientScript(chunks: readonly Chunk[]): ClientScript {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('build-pages.ts names main.ts as the entry of the browser');
  const typeOf = ({ facadeModuleId }: Chunk) =>
    /\/sections\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '')?.[1];
  /** The modules of some names and those that they import, without the ones that are there before. */
  const withImports = (
    names: readonly string[],
    before: readonly string[],
    importsOf = ({ imports }: Chunk) => imports,
  ) => {
    const found = new Set<string>();
    const add = (name: string) => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (!chunk || found.has(name) || before.includes(name)) return;
      found.add(name);
      importsOf(chunk).forEach(add);
    };
    names.forEach(add);
    return [...found];
  };
  const viewFiles = chunks.filter((each) => typeOf(each)).map(({ fileName }) => fileName);
  const modules = withImports([...entry.imports, ...entry.dynamicImports], [entry.fileName]);
  const first = [entry.fileName, ...modules];
  const later = withImports(
    modules.flatMap(
      (name) => chunks.find(({ fileName }) => fileName === name)?.dynamicImports ?? [],
    ),
    [...first, ...viewFiles],
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  );
  const views = chunks.flatMap((chunk) => {
    const type = typeOf(chunk);
    return type === undefined ? [] : [[type, withImports([chunk.fileName], first)] as const];
  });
  return { entry: entry.fileName, modules, later, views: new Map(views) };
}
