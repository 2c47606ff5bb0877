import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

const json = { 'Content-Type': 'application/json' };

/**
 * `_headers`, as Netlify and Cloudflare read it. Both have pages asked for anew by themselves; what
 * was said twice of a file Cloudflare would send twice.
 */
export function headersFile({ base, all, immutable, json: service }: SiteHeaders): string {
  return [
    rule(`${base}*`, all),
    rule(`${immutable}*`, { 'Cache-Control': cacheControl.immutable }),
    ...(service ? [rule(service, json)] : []),
  ].join('');
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** `vercel.json`, for an upload of the built folder. */
export function vercelFile({ base, all, immutable, json: service }: SiteHeaders): string {
  return write({
    headers: [
      { source: `${base}(.*)`, headers: list(all) },
      { source: `${immutable}(.*)`, headers: list({ 'Cache-Control': cacheControl.immutable }) },
      ...(service ? [{ source: service, headers: list(json) }] : []),
    ],
  });
}

/** `serve.json`, for `npx serve`, which else redirects `/api/index` to `/api`, and sends it as HTML. */
export function serveFile({ base, all, immutable, json: service }: SiteHeaders): string {
  const at = (path: string) => path.slice(base.length);
  const revalidated = { 'Cache-Control': cacheControl.revalidated };
  return write({
    cleanUrls: ['!/api/**'],
    headers: [
      { source: '**', headers: list({ ...all, ...revalidated }) },
      {
        source: `${at(immutable)}**`,
        headers: list({ 'Cache-Control': cacheControl.immutable }),
      },
      ...(service ? [{ source: at(service), headers: list(json) }] : []),
    ],
  });
}

function list(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
