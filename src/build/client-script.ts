import type { Plugin, Rolldown } from 'vite';

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
  if (!entry) throw new Error('vite.config.ts names main.ts as the entry of the browser');
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

/**
 * Keeps in one chunk what every page needs, though views that are imported later need some of it as
 * well: the bundler would make a chunk of whatever several of these share.
 */
export function commonChunk(id: string, graph: Rolldown.ChunkingContext) {
  const isBelow = (file: string, module: string, seen = new Set<string>()): boolean => {
    if (module.endsWith(file)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some((each) => isBelow(file, each, seen));
  };
  return isBelow('/app/start.tsx', id) && !isBelow('/app/mount.ts', id) ? 'start' : null;
}

/**
 * Vite wraps every `import()` into code that loads its style sheets first. Documents carry their
 * styles here, and what wraps is 1.4 kB of what each visitor waits for.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'vitrine:plain-dynamic-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wraps = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (wraps) wraps.applyToEnvironment = () => false;
    },
  };
}
