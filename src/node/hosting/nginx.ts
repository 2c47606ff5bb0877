import { hostingFolder, type Place } from './host-file.ts';
import { cacheControl, type Headers, type SiteHeaders } from './site-headers.ts';

/** The file of rules, which the server block includes: it changes with every build, the block does not. */
export const nginxRules = 'nginx-rules.conf';

/** A server block of nginx. */
export function nginxServer({ domain, root }: Place): string {
  return `# A server block of nginx: copy it to /etc/nginx/conf.d/ once, and reload nginx after each upload.
# The site lies in ${root}: if yours lies elsewhere, change both lines.
server {
  listen 80;
  server_name ${domain === '' ? '_' : domain};
  root ${root};
  include ${root}/${hostingFolder}/${nginxRules};
}
`;
}

/** What a server block of nginx has to know of a site: headers, addresses, compressed files. */
export function nginxRulesOf({ base, all, immutable, json }: SiteHeaders): string {
  const below = base === '/' ? [] : [`rewrite ^${base.slice(0, -1)}(/.*)$ $1 break;`];
  const { immutable: forever, revalidated } = cacheControl;
  const location = (match: string, lines: readonly string[], cache: string = revalidated) =>
    block(`location ${match}`, [`set $cache_control '${cache}';`, ...below, ...lines]);
  return `# Rules for a server block of nginx, written by \`npm run build\`.
# Where nginx has the module of brotli, add \`brotli_static on;\`.
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 400 403 404 405 414 ${base}404.html;
set $cache_control '${revalidated}';
${headerLines({ ...all, 'Cache-Control': '$cache_control' })}
${[
  location(`^~ ${immutable}`, ['try_files $uri =404;'], forever),
  location(`^~ ${base}`, ['try_files $uri $uri.html $uri/index.html =404;']),
  ...(json === undefined
    ? []
    : [location(`= ${json}`, ['default_type application/json;', 'try_files $uri =404;'])]),
  block(`location ^~ ${base}${hostingFolder}/`, ['return 404;']),
  ...(base === '/'
    ? []
    : [
        block(`location = ${base.slice(0, -1)}`, [`return 301 ${base};`]),
        block('location /', ['return 404;']),
      ]),
].join('\n')}
`;
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`)
    .join('\n');
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}
