import { cacheControl, hostingFolder, type SiteHeaders } from './site-headers.ts';

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
  const rewrite = folder && `  rewrite ^${folder}(/.*)$ $1 break;\n`;
  const headers = Object.entries({ ...all, 'Cache-Control': '$cache_control' }).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;\n`,
  );
  const service = `location = ${json} {
${rewrite}\
  default_type application/json;
  try_files $uri =404;
}
`;
  const elsewhere = `location = ${folder} {
  return 301 ${base};
}
location / {
  return 404;
}
`;
  return `# Rules for a server block of nginx, written by \`npm run build\`.
# Where nginx has the module of brotli, add \`brotli_static on;\`.
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 400 403 404 405 414 ${base}404.html;
set $cache_control '${cacheControl.revalidated}';
${headers.join('')}\
location ^~ ${immutable} {
  set $cache_control '${cacheControl.immutable}';
${rewrite}\
  try_files $uri =404;
}
location ^~ ${base} {
${rewrite}\
  try_files $uri $uri.html $uri/index.html =404;
}
location ^~ ${base}${hostingFolder}/ {
  return 404;
}
${json ? service : ''}${folder && elsewhere}`;
}

/** Writes a site block of Caddy: the folder, the headers and the compressed files. */
export function caddyfile(
  url: string | undefined,
  { base, all, immutable, json }: SiteHeaders,
): string {
  const { domain, root } = placeOf(url);
  const folder = base.slice(0, -1);
  const below = (path: string) => `/${path.slice(base.length)}`;
  const headers = Object.entries({ ...all, 'Cache-Control': cacheControl.revalidated }).map(
    ([name, value]) => `\theader ${name} \`${value}\`\n`,
  );
  return `# A site of Caddy, written by \`npm run build\`: import it, and reload Caddy after each upload.
# Set SITE_ADDRESS and SITE_ROOT if it lies elsewhere.
{$SITE_ADDRESS:${domain || ':80'}} {
	root * {$SITE_ROOT:${root}}
${headers.join('')}\
${folder && `\tredir ${folder} ${base} permanent\n`}\
	${folder ? `handle_path ${base}*` : 'handle'} {
		header ${below(immutable)}* Cache-Control \`${cacheControl.immutable}\`
${json ? `\t\theader ${below(json)} Content-Type application/json\n` : ''}\
		error /${hostingFolder}/* 404
		try_files {path} {path}.html {path}/index.html
		file_server {
			precompressed br gzip
		}
	}
${folder && '\thandle {\n\t\terror 404\n\t}\n'}\
	handle_errors {
		header Cache-Control ${cacheControl.revalidated}
		rewrite * /404.html
		file_server
	}
}
`;
}
