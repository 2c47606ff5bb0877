import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersRecord } from './host-files.ts';
import { type SiteHeaders, siteHeadersSchema } from './site-headers.ts';

/**
 * What a host sends with the files of the site that was built into a folder; undefined before the first
 * build, and where another version of this project has built it.
 */
export function readHeaders(dist: string): SiteHeaders | undefined {
  const file = join(dist, headersRecord);
  if (!existsSync(file)) return undefined;
  return siteHeadersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
