import type { SiteConfig } from '../../site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the URL of the published site, with a slash at its end: `app.url`, or else the URL that
 * the host sets in the environment; undefined if neither is set.
 */
export function siteAddress(
  { app, host }: Pick<SiteConfig, 'app' | 'host'>,
  env: Environment = process.env,
): URL | undefined {
  const found = app.url ?? env['SITE_URL'] ?? deploymentAddress(host, env);
  if (!found || !URL.canParse(found)) return undefined;
  const url = new URL(found);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

/** Returns the URL that the host names in the environment of a build. */
function deploymentAddress(host: SiteConfig['host'], env: Environment): string | undefined {
  if (env['NETLIFY']) return env['URL'];
  if (env['VERCEL']) {
    const domain = env['VERCEL_PROJECT_PRODUCTION_URL'];
    return domain && `https://${domain}`;
  }
  // Cloudflare names the URL of one deployment; without its first label, this is the project's URL.
  if (env['CF_PAGES']) {
    return env['CF_PAGES_URL']?.replace(/^https:\/\/[^.]+\.(?=[^.]+\.pages\.dev)/, 'https://');
  }
  // GitHub Actions can publish to any host, so the host must be GitHub Pages.
  if (host === 'github-pages' && env['GITHUB_REPOSITORY']) {
    const [owner = '', name = ''] = env['GITHUB_REPOSITORY'].toLowerCase().split('/');
    const domain = `${owner}.github.io`;
    return `https://${domain}/${name === domain ? '' : name}`;
  }
  return undefined;
}

/** Returns the site with `app.url` set to the URL of its first page, under the given base path. */
export function withAddress(site: SiteConfig, base: string, env?: Environment): SiteConfig {
  const address = siteAddress(site, env);
  const { url, ...app } = site.app;
  return { ...site, app: address ? { ...app, url: new URL(base, address).href } : app };
}
