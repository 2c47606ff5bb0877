import { cacheControl, type Headers, hostingFolder, type SiteHeaders } from './site-headers.ts';

/** The file that the server block includes, since the rules change with every build. */
export const nginxRules = 'nginx-rules.conf';

/** Returns the domain of a site (empty if unknown), and the usual folder of its files. */
function placeOf(url: string | undefined): { domain: string; root: string } {
  const domain = url === undefined ? '' : new URL(url).hostname;
  return { domain, root: `/var/www/${domain || 'site'}` };
}

export function nginxServer(url: string | undefined): string {
  const { domain, root } = placeOf(url);
  return `# A server block of nginx: copy it to /etc/nginx/conf.d/ once, and reload nginx after each upload.
# The site lies in ${root}: if yours lies elsewhere, change both lines.
server {
  listen 80;
  server_name ${domain || '_'};
  root ${root};
  include ${root}/${hostingFolder}/${nginxRules};
}
`;
}

/** Writes the rules that a server block of nginx includes: headers, paths and compressed files. */
export function nginxRulesOf({ base, all, immutable, json }: SiteHeaders): string {
  const folder = base.slice(0, -1);
  const location = (match: string, lines: readonly string[]) =>
    `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  const files = (match: string, cache: string, lines: readonly string[]) => {
    const below = folder === '' ? [] : [`rewrite ^${folder}(/.*)$ $1 break;`];
    return location(match, [`set $cache_control '${cache}';`, ...below, ...lines]);
  };
  const { immutable: forever, revalidated } = cacheControl;
  const elsewhere = [
    location(`= ${folder}`, [`return 301 ${base};`]),
    location('/', ['return 404;']),
  ];
  const service = ['default_type application/json;', 'try_files $uri =404;'];
  return `# Rules for a server block of nginx, written by \`npm run build\`.
# Where nginx has the module of brotli, add \`brotli_static on;\`.
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 400 403 404 405 414 ${base}404.html;
set $cache_control '${revalidated}';
${linesOf({ ...all, 'Cache-Control': '$cache_control' }, nginxHeader).join('\n')}
${[
  files(`^~ ${immutable}`, forever, ['try_files $uri =404;']),
  files(`^~ ${base}`, revalidated, ['try_files $uri $uri.html $uri/index.html =404;']),
  ...(json ? [files(`= ${json}`, revalidated, service)] : []),
  location(`^~ ${base}${hostingFolder}/`, ['return 404;']),
  ...(folder === '' ? [] : elsewhere),
].join('\n')}
`;
}

function nginxHeader(name: string, value: string): string {
  return `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`;
}

/** Writes a site block of Caddy: the folder, the headers and the compressed files. */
export function caddyfile(
  url: string | undefined,
  { base, all, immutable, json }: SiteHeaders,
): string {
  const { domain, root } = placeOf(url);
  const header = (match: string) => (name: string, value: string) =>
    `header ${match}${name} \`${value}\``;
  const below = (path: string) => `/${path.slice(base.length)}`;
  const isBelow = base !== '/';
  const rules = [
    header(`${below(immutable)}* `)('Cache-Control', cacheControl.immutable),
    ...(json ? [header(`${below(json)} `)('Content-Type', 'application/json')] : []),
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
${indent(1, linesOf({ ...all, 'Cache-Control': cacheControl.revalidated }, header('')))}\
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

function linesOf(headers: Headers, write: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => write(name, value));
}
