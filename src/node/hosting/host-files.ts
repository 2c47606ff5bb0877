import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { hosts } from '../../config/site.ts';
import type { SiteConfig } from '../../site.ts';
import { headersFile, serveFile, vercelFile } from './headers-file.ts';
import { hostingFolder, type SiteHeaders, siteHeadersSchema } from './site-headers.ts';
import { caddyfile, nginxRules, nginxRulesOf, nginxServer } from './web-servers.ts';

/** Files by their paths in the built site. */
type Files = Readonly<Record<string, string>>;

/** The file that says of the built site what its host sends with it, for the preview. */
const headersRecord = `${hostingFolder}/headers.json`;

/** What each host needs beside the pages and 404.html, which all of them know. */
const filesOf = {
  // Without it, GitHub leaves out what begins with an underscore or a dot.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: (_, headers) => ({ _headers: headersFile(headers) }),
  cloudflare: (_, headers) => ({ _headers: headersFile(headers) }),
  vercel: (_, headers) => ({ 'vercel.json': vercelFile(headers) }),
  nginx: (url, headers) => ({
    [`${hostingFolder}/nginx.conf`]: nginxServer(url),
    [`${hostingFolder}/${nginxRules}`]: nginxRulesOf(headers),
  }),
  caddy: (url, headers) => ({ [`${hostingFolder}/Caddyfile`]: caddyfile(url, headers) }),
  other: (_, headers) => ({ 'serve.json': serveFile(headers) }),
} satisfies Record<
  (typeof hosts)[number] | 'other',
  (url: string | undefined, headers: SiteHeaders) => Files
>;

/** The files that a site's host needs. */
export function hostFiles({ app, host }: SiteConfig, headers: SiteHeaders): Files {
  const writers = host === 'all' ? Object.values(filesOf) : [filesOf[host]];
  const files = writers.map((write) => write(app.url, headers));
  return Object.assign({ [headersRecord]: JSON.stringify(headers) }, ...files);
}

/**
 * What a host sends with the files of the site that was built into a folder; undefined before the first
 * build, and where another version of this project has built it.
 */
export function readHeaders(dist: string): SiteHeaders | undefined {
  const file = join(dist, headersRecord);
  if (!existsSync(file)) return undefined;
  return siteHeadersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
