import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './cli.ts';

/** The site's own configuration with another theme, given as the lines below `theme:`. */
export function siteWithTheme(theme: string): string {
  const original = readFileSync(join(root, 'site.config.yaml'), 'utf8');
  return original.replace(/^theme:\n(?: .*\n)+/m, () => `theme:\n${theme}`);
}
