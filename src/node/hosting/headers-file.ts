import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

const json = { 'Content-Type': 'application/json' };
const forever = { 'Cache-Control': cacheControl.immutable };

/**
 * `_headers`, as Netlify and Cloudflare read it. Both have pages asked for anew by themselves; what
 * was said twice of a file Cloudflare would send twice.
 */
export function headersFile({ base, all, immutable, json: service }: SiteHeaders): string {
  return [
    rule(`${base}*`, all),
    rule(`${immutable}*`, forever),
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
      entry(`${base}(.*)`, all),
      entry(`${immutable}(.*)`, forever),
      ...(service ? [entry(service, json)] : []),
    ],
  });
}

/** `serve.json`, for `npx serve`, which else redirects `/api/index` to `/api`, and sends it as HTML. */
export function serveFile({ base, all, immutable, json: service }: SiteHeaders): string {
  const at = (path: string) => path.slice(base.length);
  return write({
    cleanUrls: ['!/api/**'],
    headers: [
      entry('**', { ...all, 'Cache-Control': cacheControl.revalidated }),
      entry(`${at(immutable)}**`, forever),
      ...(service ? [entry(at(service), json)] : []),
    ],
  });
}

function entry(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
