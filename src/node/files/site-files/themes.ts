import { join } from 'node:path';
import {
  type FindTheme,
  findPreset,
  type Theme,
  themeBy,
  themeFileBy,
} from '../../../config/theme.ts';
import { diagnose } from '../../../diagnose/diagnose.ts';
import type { Diagnosis } from '../../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../../diagnose/references/check-context.ts';
import { didYouMean } from '../../../diagnose/schema/did-you-mean.ts';
import { memoize, memoizeTexts } from '../../../shared/memoize.ts';
import { siteConfig } from '../../../site.ts';
import { site } from '../project/places.js';
import { readPublicFolder } from '../project/public-files.ts';

/** Returns the paths of the files of themes on the disk, each after its path in the site, such as `themes/paper.yaml`. */
export function themePaths(): (readonly [name: string, path: string])[] {
  const { files, folders } = readPublicFolder(join(site, 'themes'));
  return [...files, ...folders]
    .filter(([path]) => /\.ya?ml$/i.test(path))
    .map(([path, place]) => [`themes${path}`, place] as const)
    .sort();
}

/** The bytes of files, or why they cannot be read, by their names. */
export type Bytes = Readonly<Record<string, Diagnosis<Uint8Array>>>;

/** Checks the files of themes, each of which may be built on another, and returns the schema of a site with them. */
export const checkThemes = (read: Bytes, context: CheckContext) => {
  const files = Object.entries(read).filter(([name]) => name.startsWith('themes/'));
  return checksIn(context)(JSON.stringify(files), new Map(files));
};

const checksIn = memoize((context: CheckContext) =>
  memoizeTexts((_, read: ReadonlyMap<string, Diagnosis<Uint8Array>>) => {
    const files: Record<string, Diagnosis<Theme>> = {};
    const findBelow =
      (...above: string[]): FindTheme =>
      (written) => {
        const name = written.normalize('NFC');
        const file = read.get(name);
        const others = [...read.keys()].filter((each) => !above.includes(each));
        if (!file) return findPreset(name, didYouMean(name, others));
        if (above.includes(name)) return { fault: loopOf([...above, name]) };
        const schema = themeFileBy(findBelow(...above, name));
        const known = files[name] ?? (file.ok ? diagnose(name, file.value, schema, context) : file);
        files[name] = known;
        return known.ok ? { theme: known.value } : {};
      };
    const find = findBelow();
    for (const name of read.keys()) find(name);
    const problems = Object.values(files).flatMap((each) => (each.ok ? [] : each.problems));
    const schema = read.size > 0 ? siteConfig.extend({ theme: themeBy(find) }) : siteConfig;
    return { files, problems, schema };
  }),
);

/** Says that a theme would be built on itself. */
const loopOf = (names: readonly string[]) => ({
  expected: `a base that is not built on this theme itself, as ${names.join(' on ')} would be`,
  fix: 'write the name of a preset, or the file of another theme',
});
