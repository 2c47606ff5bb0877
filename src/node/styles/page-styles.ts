import { z } from 'zod';

/** The styles of a site, separated by the pages that need them. */
export type PageStyles = Pick<Styles, 'common' | 'byType'>;

/** The styles of the whole site, and the JavaScript of each style module. */
export type Styles = z.output<typeof stylesSchema>;

/** Validates styles that are read from the cache. */
export const stylesSchema = z.object({
  /** The styles that every page needs. */
  common: z.string(),
  /** The styles that only pages with a section of the type need. */
  byType: z.record(z.string(), z.string()),
  /** The JavaScript of each style module, by its path below `src/`. */
  modules: z.record(z.string(), z.string()),
});

/**
 * Separates common styles from the styles of section types, which are recognized by their folder.
 * @param modules the CSS of each style module, by its path below `src/`
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

/** Returns the CSS for a page with sections of these types. */
export function stylesOf({ common, byType }: PageStyles, types: readonly string[]): string {
  return common + types.map((type) => byType[type] ?? '').join('');
}
