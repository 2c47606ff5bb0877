import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * Returns what the source imports of the packages that are no dependencies: the names, by the modules they are from.
 * The name of a whole module is `*`.
 */
export function usedNames(
  folder: string,
  isDependency: (module: string) => boolean,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  function add(module: string, name: string) {
    if (/^(\.|node:|virtual:)/.test(module) || isDependency(module)) return;
    found.set(module, (found.get(module) ?? new Set()).add(name));
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => /(?<!\.test)\.(ts|tsx|js)$/.test(each))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { staticImports, staticExports } = parseSync(file, text).module;
    for (const { moduleRequest, entries } of staticImports)
      for (const { importName, isType } of entries)
        if (!isType) add(moduleRequest.value, nameOf(importName));
    for (const { moduleRequest, importName, isType } of staticExports.flatMap(
      (each) => each.entries,
    ))
      if (moduleRequest && !isType) add(moduleRequest.value, nameOf(importName));
    for (const [, names = '*', module = ''] of text.matchAll(lazyImport))
      for (const name of names.split(',')) add(module, name.trim());
  }
  return found;
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null | undefined }) =>
  kind === 'Default' ? 'default' : (name ?? '*');

/** Matches an import while the program runs, with the names that it is taken apart into. */
const lazyImport = /(?:\{ ([\w, ]+) \} = await )?\bimport\('([^']+)'\)/g;
