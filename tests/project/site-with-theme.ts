import { readFileSync } from 'node:fs';
import { sampleFiles } from '../sample-site.ts';

/** The configuration of the sample site with another theme, given as the lines below `theme:`. */
export function siteWithTheme(theme: string): string {
  const original = readFileSync(sampleFiles.site, 'utf8');
  return original.replace(/^theme:\n(?: .*\n)+/m, () => `theme:\n${theme}`);
}
