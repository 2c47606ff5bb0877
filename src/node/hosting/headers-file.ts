import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

type Rule = [path: string, headers: Headers];

/** Returns the rules of a site. Each host has its own wildcard for the rest of a path. */
function rulesOf({ base, all, immutable, json }: SiteHeaders, wildcard: string): Rule[] {
  return [
    [base + wildcard, all],
    [immutable + wildcard, { 'Cache-Control': cacheControl.immutable }],
    ...(json ? [[json, { 'Content-Type': 'application/json' }] satisfies Rule] : []),
  ];
}

/**
 * Writes `_headers` for Netlify and Cloudflare. Both hosts revalidate pages by default. A
 * `Cache-Control` for all files would be sent in addition to that of the immutable files, so none
 * is written.
 */
export function headersFile(headers: SiteHeaders): string {
  const rules = rulesOf(headers, '*').map(([path, each]) => {
    const lines = Object.entries(each).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return rules.join('');
}

/** Writes `vercel.json`, for an upload of the built folder. */
export function vercelFile(headers: SiteHeaders): string {
  return write({ headers: rulesOf(headers, '(.*)').map(entry) });
}

/** Writes `serve.json`. By default, `npx serve` redirects `/api/index` to `/api` and sends HTML. */
export function serveFile(headers: SiteHeaders): string {
  const all = { ...headers.all, 'Cache-Control': cacheControl.revalidated };
  const rules = rulesOf({ ...headers, all }, '**').map(
    ([path, each]): Rule => [path.slice(headers.base.length), each],
  );
  return write({ cleanUrls: ['!/api/**'], headers: rules.map(entry) });
}

function entry([source, headers]: Rule) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
