import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { hosts } from '../../../config/site.ts';
import type { SiteConfig } from '../../../site.ts';
import {
  answersOf,
  cacheControl,
  type Headers,
  hostingFolder,
  type SiteHeaders,
  siteHeadersSchema,
} from './site-headers.ts';
import { caddyFiles, nginxFiles } from './web-servers.ts';

/** The contents of files, by their paths in the built site. */
type Files = Readonly<Record<string, string>>;

/** The file that records the headers of the built site, so that the preview can send them. */
const headersRecord = `${hostingFolder}/headers.json`;

/** The files that each host needs in addition to the pages and 404.html. */
const filesOf = {
  // Without `.nojekyll`, GitHub Pages leaves out files that begin with `_` or `.`.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: (_, headers) => ({ _headers: headersFile(headers) }),
  cloudflare: (_, headers) => ({ _headers: headersFile(headers) }),
  vercel: (_, headers) => ({ 'vercel.json': vercelFile(headers) }),
  nginx: nginxFiles,
  caddy: caddyFiles,
  other: (_, headers) => ({ 'serve.json': serveFile(headers) }),
} satisfies Record<
  (typeof hosts)[number] | 'other',
  (url: string | undefined, headers: SiteHeaders) => Files
>;

/** Checks whether a host is a server that the build writes the whole configuration of. */
export function isConfiguredServer(host: SiteConfig['host']): boolean {
  return host === 'nginx' || host === 'caddy';
}

export function hostFiles({ app, host }: SiteConfig, headers: SiteHeaders): Files {
  const writers = host === 'all' ? Object.values(filesOf) : [filesOf[host]];
  const files: Files[] = writers.map((write) => write(app.url, headers));
  const domain = host === 'github-pages' && app.url ? ownDomain(new URL(app.url)) : undefined;
  if (domain !== undefined) files.push({ CNAME: `${domain}\n` });
  // Cloudflare reads this file too, and refuses rules with such a status. It looks for 404.html in each folder itself.
  if (host === 'netlify' && headers.translations)
    files.push({ _redirects: redirectsFile(headers.translations) });
  return Object.assign({ [headersRecord]: JSON.stringify(headers) }, ...files);
}

/** Returns the domain of a site that is alone on it, and that GitHub Pages has to be told; undefined for any other. */
function ownDomain({ hostname, pathname }: URL): string | undefined {
  return pathname === '/' && !hostname.endsWith('.github.io') ? hostname : undefined;
}

/**
 * Reads the headers of a built site; undefined before the first build, and if another version of
 * the project built the site.
 */
export function readHeaders(dist: string): SiteHeaders | undefined {
  const file = join(dist, headersRecord);
  if (!existsSync(file)) return undefined;
  return siteHeadersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}

type Rule = [path: string, headers: Headers];

/** Returns the headers of a site by path. Hosts differ in the wildcard that stands for the rest of a path. */
function rulesOf(headers: SiteHeaders, wildcard: string): Rule[] {
  const { base, all, immutable } = headers;
  return [
    [base + wildcard, all],
    [immutable + wildcard, { 'Cache-Control': cacheControl.immutable }],
    ...answersOf(headers).map((path): Rule => [path, { 'Content-Type': 'application/json' }]),
  ];
}

/**
 * Writes `_headers` for Netlify and Cloudflare. Both hosts send a `Cache-Control` by default with which browsers
 * revalidate pages. A `Cache-Control` for all files would be sent in addition to the one of immutable files. So only
 * immutable files get one.
 */
function headersFile(headers: SiteHeaders): string {
  const rules = rulesOf(headers, '*').map(([path, each]) => {
    const lines = Object.entries(each).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return rules.join('');
}

type Translations = NonNullable<SiteHeaders['translations']>;

/** Writes `_redirects` for Netlify, which answers with a file of the site before it follows these rules. */
function redirectsFile(translations: Translations): string {
  return translations.map(({ url }) => `${url}* ${url}404.html 404\n`).join('');
}

/** Writes `vercel.json`, for an upload of the built folder. Files of the site come before `rewrites`. */
function vercelFile(headers: SiteHeaders): string {
  const rewrites = headers.translations?.map(({ url }) => ({
    source: `${url}(.*)`,
    destination: `${url}404.html`,
    statusCode: 404,
  }));
  return JSON.stringify({ headers: rulesOf(headers, '(.*)').map(entry), rewrites }, null, 2);
}

/** Writes `serve.json`. With `cleanUrls`, `npx serve` would redirect `/api/index` to `/api`, so `/api/` is excluded. */
function serveFile({ base, ...headers }: SiteHeaders): string {
  const folders = ['', ...(headers.translations ?? []).map(({ url }) => url.slice(base.length))];
  const all = { ...headers.all, 'Cache-Control': cacheControl.revalidated };
  const rules = rulesOf({ ...headers, base, all }, '**').map(([path, each]) =>
    entry([path.slice(base.length), each]),
  );
  return JSON.stringify(
    { cleanUrls: folders.map((each) => `!/${each}api/**`), headers: rules },
    null,
    2,
  );
}

function entry([source, headers]: Rule) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
