import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import type { ClientScript } from './client-script.ts';

/** What the files of a site's script must be to be run. */
export type ScriptIntegrity = {
  /** That of the first module, in the form of the attribute `integrity`. */
  entry: string;
  /**
   * An import map with that of all others, whether they are preloaded or imported later: browsers
   * refuse what was changed on its way.
   */
  importMap: string;
};

/** The integrity of a script, of the modules that pages with sections of these types ask for. */
export function integrityOf(
  { entry, modules, later, views }: ClientScript,
  types: readonly string[],
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'code'>[],
  base: string,
): ScriptIntegrity {
  const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  const hash = (file: string) => {
    const code = codes.get(file);
    if (code === undefined) throw new Error(`client-script.ts names ${file}, which is no module`);
    return `sha256-${createHash('sha256').update(code).digest('base64')}`;
  };
  const others = new Set([...modules, ...later, ...types.flatMap((type) => views.get(type) ?? [])]);
  const integrity = Object.fromEntries([...others].map((file) => [base + file, hash(file)]));
  return { entry: hash(entry), importMap: JSON.stringify({ integrity }) };
}
