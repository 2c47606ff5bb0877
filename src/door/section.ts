// The public interface for section types in the folder of a site: `import { … } from 'vitrine/section'`. This file is
// for TypeScript, which sees all of it. Each file of a section type gets the part that it is for, since the schema
// needs no React, and browsers need no validator.
import type { z } from 'zod';
import type { Placement, SectionSchema } from '../config/section.ts';

export * from './fields.ts';
export * from './styles.ts';
export * from './view.ts';

/** The fields that the view of a section type gets. */
export type Fields<Schema extends SectionSchema> = Omit<z.output<Schema>, Placement>;
