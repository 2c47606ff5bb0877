import type { z } from 'zod';
import { siteSchema } from './config/site.ts';
import * as schemas from './sections/schemas.ts';

const [first, ...others] = Object.values(schemas);
if (!first) throw new Error('sections/schemas.ts registers no section type');

/** The schema of `site.config.yaml`: where the configuration and the section types meet. */
export const siteConfig = siteSchema([first, ...others]);

/** The whole configuration, checked and with every default filled in. */
export type SiteConfig = z.output<typeof siteConfig>;
