import { z } from 'zod';

/** The kinds of host that the build writes files for. */
export const hosts = ['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx', 'caddy'] as const;

/** Where the site is published, in one word. */
export const host = z
  .enum(['all', ...hosts, 'other'])
  .default('all')
  .describe(
    'Where the site is published: what this host needs is written beside the pages, as that of `all` is. Links on `other` hosts end in a slash, since all serve a folder.',
  );
