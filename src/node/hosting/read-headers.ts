import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersRecord } from './host-files.ts';
import type { SiteHeaders } from './site-headers.ts';

/** What a host sends with the files of the site that was built into a folder; undefined before the first build. */
export function readHeaders(dist: string): SiteHeaders | undefined {
  const file = join(dist, headersRecord);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Reads them once for each build, which a server may outlive: the policy changes with the styles. */
export function createHeadersReader(dist: string): () => SiteHeaders | undefined {
  let build: string | undefined;
  let headers: SiteHeaders | undefined;
  return () => {
    const stats = statSync(join(dist, headersRecord), { throwIfNoEntry: false });
    const latest = stats && `${stats.ino} ${stats.mtimeMs}`;
    if (latest !== build) [build, headers] = [latest, readHeaders(dist)];
    return headers;
  };
}
