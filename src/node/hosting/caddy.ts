import { hostingFolder, type Place } from './host-file.ts';
import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

/** A site of Caddy: addresses, headers, compressed files. */
export function caddyfile({ domain, root }: Place, { base, all, immutable, json }: SiteHeaders) {
  const below = (path: string) => `/${path.slice(base.length)}`;
  const isBelow = base !== '/';
  const rules = [
    ...headerLines(`${below(immutable)}* `, { 'Cache-Control': cacheControl.immutable }),
    ...(json ? headerLines(`${below(json)} `, { 'Content-Type': 'application/json' }) : []),
    `error /${hostingFolder}/* 404`,
    'try_files {path} {path}.html {path}/index.html',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
  return `# A site of Caddy, written by \`npm run build\`: import it, and reload Caddy after each upload.
# Set SITE_ADDRESS and SITE_ROOT if it lies elsewhere.
{$SITE_ADDRESS:${domain === '' ? ':80' : domain}} {
	root * {$SITE_ROOT:${root}}
${indent(1, headerLines('', { ...all, 'Cache-Control': cacheControl.revalidated }))}\
${isBelow ? `\tredir ${base.slice(0, -1)} ${base} permanent\n` : ''}\
	${isBelow ? `handle_path ${base}*` : 'handle'} {
${indent(2, rules)}\
	}
${isBelow ? '\thandle {\n\t\terror 404\n\t}\n' : ''}\
	handle_errors {
		header Cache-Control ${cacheControl.revalidated}
		rewrite * /404.html
		file_server
	}
}
`;
}

function indent(depth: number, lines: readonly string[]): string {
  return lines.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');
}

function headerLines(match: string, headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${match}${name} \`${value}\``);
}
