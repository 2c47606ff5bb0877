import type { Rolldown } from 'vite';

/**
 * Keeps in one chunk what every page needs, though views that are imported later need some of it as
 * well: the bundler would make a chunk of whatever several of these share.
 */
export function commonChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const isBelow = (file: string, module: string, seen = new Set<string>()): boolean => {
    if (module.endsWith(file)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some((each) => isBelow(file, each, seen));
  };
  return isBelow('/app/start.tsx', id) ? 'start' : null;
}
