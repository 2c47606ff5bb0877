import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../../files/project/places.js';
import { fillTemplate } from '../../files/project/template.ts';
import { answersOf, cacheControl, hostingFolder, type SiteHeaders } from './site-headers.ts';

/** Returns the files for nginx: a server block, and the rules that it includes. Every build may change the rules. */
export function nginxFiles(url: string | undefined, { base, json, ...headers }: SiteHeaders) {
  const folder = base.slice(0, -1);
  const rewrite = folder && `rewrite ^${folder}(/.*)$ $1 break;`;
  const lines = Object.entries({ ...headers.all, 'Cache-Control': '$cache_control' }).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`,
  );
  return {
    [`${hostingFolder}/nginx.conf`]: fill('nginx.conf', placeOf(url, '_')),
    [`${hostingFolder}/nginx-rules.conf`]: fill('nginx-rules.conf', {
      base,
      folder,
      json,
      headers: lines.join('\n'),
      immutablePath: headers.immutable,
      rewrite,
      languages: headers.translations
        ?.map((each) => fill('nginx-language.conf', { ...each, rewrite }))
        .join(''),
    }),
  };
}

/** Returns the file for Caddy: a site block with the folder, the headers and the use of compressed files. */
export function caddyFiles(url: string | undefined, headers: SiteHeaders) {
  const { base } = headers;
  const folder = base.slice(0, -1);
  const below = (path: string) => `/${path.slice(base.length)}`;
  const lines = Object.entries({ ...headers.all, 'Cache-Control': cacheControl.revalidated }).map(
    ([name, value]) => `header ${name} \`${value}\``,
  );
  return {
    [`${hostingFolder}/Caddyfile`]: fill('Caddyfile', {
      ...placeOf(url, ':80'),
      base,
      folder,
      json: answersOf(headers)
        .map((path) => `header ${below(path)} Content-Type application/json`)
        .join('\n\t\t'),
      languages: headers.translations
        ?.map(({ url }) => `rewrite ${url}* ${below(url)}404.html`)
        .join('\n\t\t'),
      headers: lines.join('\n\t'),
      immutablePath: below(headers.immutable),
      handle: folder ? `handle_path ${base}*` : 'handle',
    }),
  };
}

/** Returns the domain of a site, or `unknown` without a URL, and the usual folder of the site on a server. */
function placeOf(url: string | undefined, unknown: string): { name: string; root: string } {
  const domain = url === undefined ? '' : new URL(url).hostname;
  return { name: domain || unknown, root: `/var/www/${domain || 'site'}` };
}

/** Fills a template of this folder, and leaves out its blank lines. */
function fill(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const text = readFileSync(join(engine, 'src', 'node', 'build', 'hosting', template), 'utf8');
  return fillTemplate(text, { ...values, ...cacheControl, hostingFolder }).replaceAll(
    /^\s*\n/gm,
    '',
  );
}
