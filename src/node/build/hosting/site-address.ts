import { languagePath } from '../../../shared/language-folder.ts';
import type { SiteConfig } from '../../../site.ts';
import { PlainError } from '../../files/project/plain-error.ts';

/**
 * Returns the URL of the published site, with a slash at its end: `app.url`, or else the URL that
 * the host sets in the environment; undefined if neither is set.
 */
export function siteAddress(
  { app, host }: Pick<SiteConfig, 'app' | 'host'>,
  env: NodeJS.ProcessEnv = process.env,
): URL | undefined {
  const found = app.url ?? env['SITE_URL'] ?? deploymentAddress(host, env);
  if (!found || !URL.canParse(found)) return undefined;
  const url = new URL(found);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

/** Returns the URL of the site from the environment variables that the host sets for a build. */
function deploymentAddress(host: SiteConfig['host'], env: NodeJS.ProcessEnv): string | undefined {
  if (env['NETLIFY']) return env['URL'];
  if (env['VERCEL']) {
    const domain = env['VERCEL_PROJECT_PRODUCTION_URL'];
    return domain && `https://${domain}`;
  }
  // Cloudflare sets the URL of one deployment. Without the first label of the domain, it is the project's URL.
  if (env['CF_PAGES']) {
    return env['CF_PAGES_URL']?.replace(/^https:\/\/[^.]+\.(?=[^.]+\.pages\.dev)/, 'https://');
  }
  // GitHub Actions can publish to any host, so use the repository's name only if the host is GitHub Pages.
  if (host === 'github-pages' && env['GITHUB_REPOSITORY']) {
    const [owner = '', name = ''] = env['GITHUB_REPOSITORY'].toLowerCase().split('/');
    const domain = `${owner}.github.io`;
    return `https://${domain}/${name === domain ? '' : name}`;
  }
  return undefined;
}

/** Returns the site with `app.url` set to the URL of its first page in its language, under the given base path. */
export function withAddress(site: SiteConfig, base: string, env?: NodeJS.ProcessEnv): SiteConfig {
  const address = siteAddress(site, env);
  const path = base + languagePath(site);
  const { url, ...app } = site.app;
  return { ...site, app: address ? { ...app, url: new URL(path, address).href } : app };
}

/**
 * Returns the base path from `--base`, with a slash at both ends: `/repo/`. A relative base such as
 * `./` would work for assets, but not for links between pages, so it is refused.
 * @throws {PlainError} if the text is not an absolute path
 */
export function readBase(base: string): string {
  const names = base.replace(/^\/|\/$/g, '');
  if (base === '/' || /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(names)) {
    return names === '' ? '/' : `/${names}/`;
  }
  throw new PlainError(
    `--base "${base}": this is no folder that a site can be served from\n` +
      '  expected: the folder in the address of the site, with a slash at both ends\n' +
      `  fix: write --base /my-repo/, or leave it out for a site at the root of its host`,
  );
}
