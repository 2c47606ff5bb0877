import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

/** Headers with the paths that they are for, the more special ones later. */
type Rule = [path: string, headers: Headers];

/** The rules of a site, for a host that has its own sign for whatever follows. */
function rulesOf({ base, all, immutable, json }: SiteHeaders, wildcard: string): Rule[] {
  return [
    [base + wildcard, all],
    [immutable + wildcard, { 'Cache-Control': cacheControl.immutable }],
    ...(json ? [[json, { 'Content-Type': 'application/json' }] satisfies Rule] : []),
  ];
}

/**
 * `_headers`, as Netlify and Cloudflare read it. Both let browsers ask for pages anew by default: a rule
 * for all files that said so would be sent together with that of the immutable ones.
 */
export function headersFile(headers: SiteHeaders): string {
  const rules = rulesOf(headers, '*').map(([path, each]) => {
    const lines = Object.entries(each).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return rules.join('');
}

/** `vercel.json`, for an upload of the built folder. */
export function vercelFile(headers: SiteHeaders): string {
  return write({ headers: rulesOf(headers, '(.*)').map(entry) });
}

/** `serve.json`, for `npx serve`, which else redirects `/api/index` to `/api`, and sends it as HTML. */
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
