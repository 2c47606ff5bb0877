import { z } from 'zod';

/** The styles of a site, by the pages that carry them. */
export type PageStyles = Pick<Styles, 'common' | 'byType'>;

/** The styles of the whole site, and what each module of styles exports. */
export type Styles = z.output<typeof stylesSchema>;

/** Checks styles that are read from the cache. */
export const stylesSchema = z.object({
  /** Those that every page carries. */
  common: z.string(),
  /** Those that only pages with a section of the type carry. */
  byType: z.record(z.string(), z.string()),
  /** The script of each module, by its path below `src/`. */
  modules: z.record(z.string(), z.string()),
});

/**
 * Tells the styles that all pages carry from those of section types, which are named by their folder.
 * @param modules the styles of each module, by its path below `src/`
 */
export function splitStyles(modules: ReadonlyMap<string, string>): PageStyles {
  let common = '';
  const byType: Record<string, string> = {};
  for (const [name, css] of modules) {
    const [, type] = /^sections\/([^/]+)\//.exec(name) ?? [];
    if (type === undefined) common += `${css}\n`;
    else byType[type] = `${byType[type] ?? ''}${css}\n`;
  }
  return { common, byType };
}

/** The styles of a page with sections of these types. */
export function stylesOf({ common, byType }: PageStyles, types: readonly string[]): string {
  return common + types.map((type) => byType[type] ?? '').join('');
}
