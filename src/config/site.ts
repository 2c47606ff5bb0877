import { z } from 'zod';
import { animation } from './animation.ts';
import { api } from './api.ts';
import { app } from './app.ts';
import { text } from './fields.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import type { SectionSchema } from './section.ts';
import { theme } from './theme.ts';

/** The kinds of host that the build writes files for. */
export const hosts = ['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx', 'caddy'] as const;

/** Where the site is published, in one word. */
const host = z
  .enum(['all', ...hosts, 'other'])
  .default('all')
  .describe(
    'Where the site is published: what this host needs is written beside the pages, as that of `all` is. Links on `other` hosts end in a slash, since all serve a folder.',
  );

const owner = z
  .strictObject({
    name: text.describe('Stands in the welcome title until the data service has answered.'),
  })
  .describe('The person the site is about.');

const titles = z
  .strictObject({
    separator: z.string().min(1).default(' - ').describe('Stands where {separator} is.'),
  })
  .prefault({})
  .describe('Document titles.');

/** The schema of `site.config.yaml` with the given section types. */
export function siteSchema<S extends SectionSchema>(sections: readonly [S, ...S[]]) {
  return z.strictObject({
    app,
    host,
    owner,
    api,
    titles,
    animation,
    navigation,
    theme,
    pages: pages(sections),
  });
}
