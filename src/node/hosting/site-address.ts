import type { SiteConfig } from '../../site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the site is published, with a slash at its end: as `app.url` says, else as the environment
 * of a deployment does; undefined where neither does.
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

/** The address that hosts name while they build a site. */
function deploymentAddress(host: SiteConfig['host'], env: Environment): string | undefined {
  if (env['NETLIFY']) return env['URL'];
  if (env['VERCEL']) {
    const domain = env['VERCEL_PROJECT_PRODUCTION_URL'];
    return domain && `https://${domain}`;
  }
  // Every deployment has an address of its own, below that of the project.
  if (env['CF_PAGES']) {
    return env['CF_PAGES_URL']?.replace(/^https:\/\/[^.]+\.(?=[^.]+\.pages\.dev)/, 'https://');
  }
  // An action may publish anywhere.
  if (host === 'github-pages' && env['GITHUB_REPOSITORY']) {
    const [owner = '', name = ''] = env['GITHUB_REPOSITORY'].toLowerCase().split('/');
    const domain = `${owner}.github.io`;
    return `https://${domain}/${name === domain ? '' : name}`;
  }
  return undefined;
}

/** A site whose `app.url` is the address of its first page, with the base it is built for. */
export function withAddress(site: SiteConfig, base: string, env?: Environment): SiteConfig {
  const address = siteAddress(site, env);
  const { url, ...app } = site.app;
  return { ...site, app: address ? { ...app, url: new URL(base, address).href } : app };
}
