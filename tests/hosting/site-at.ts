import { readFileSync } from 'node:fs';
import type { site } from '../sample-site.ts';
import { sampleFiles } from '../sample-site.ts';

/** The configuration of the sample site at an address, for a kind of host. */
export function siteAt(url: string, host: typeof site.host = 'all'): string {
  const original = readFileSync(sampleFiles.site, 'utf8');
  return `host: ${host}\n${original.replace(/^app:\n/m, () => `app:\n  url: ${url}\n`)}`;
}
