import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** The files of the site's script, as a document asks for them. */
export type ClientScript = {
  /** The first module. */
  entry: string;
  /** The modules that it goes on with, and theirs. */
  modules: string[];
};

/**
 * What the bundler made of the browser's entry. What is imported later, where a page needs it, is
 * left to that page.
 */
export function findClientScript(output: Output): ClientScript {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('build-pages.ts names main.ts as the entry of the browser');
  const modules = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || chunk === entry || modules.has(name)) return;
    modules.add(name);
    chunk.imports.forEach(add);
  };
  entry.imports.forEach(add);
  entry.dynamicImports.forEach(add);
  return { entry: entry.fileName, modules: [...modules] };
}
