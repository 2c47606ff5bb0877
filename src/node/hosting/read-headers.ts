import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersRecord } from './host-files.ts';
import type { SiteHeaders } from './site-headers.ts';

/** What a host sends with the files of the site that was built into a folder; undefined before the first build. */
export function readHeaders(dist: string): SiteHeaders | undefined {
  const file = join(dist, headersRecord);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
