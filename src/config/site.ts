import { z } from 'zod';
import { animation } from './animation.ts';
import { api } from './api.ts';
import { app } from './app.ts';
import { text } from './fields.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import type { SectionSchema } from './section.ts';
import { theme } from './theme.ts';

/** The whole of `site.config.yaml`, given the section types that this build knows. */
export function siteSchema<S extends SectionSchema>(sections: readonly [S, ...S[]]) {
  return z.strictObject({
    app,
    owner: z
      .strictObject({
        name: text.describe('Stands in the welcome title until the data service has answered.'),
      })
      .describe('The person the site is about.'),
    api,
    titles: z
      .strictObject({
        separator: z.string().min(1).default(' - ').describe('Stands where {separator} is.'),
      })
      .prefault({})
      .describe('Document titles.'),
    animation,
    navigation,
    theme,
    pages: pages(sections),
  });
}
