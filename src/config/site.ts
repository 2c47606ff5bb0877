import { z } from 'zod';
import { animation } from './animation.ts';
import { api } from './api.ts';
import { app } from './app.ts';
import { host } from './host.ts';
import { navigation } from './navigation.ts';
import { owner } from './owner.ts';
import { pages } from './pages.ts';
import type { SectionSchema } from './section.ts';
import { theme } from './theme.ts';
import { titles } from './titles.ts';

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
