import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Placement, SectionSchema } from '../config/section.ts';
import type * as schemas from './schemas.ts';

/** Fails to compile when the name of an export differs from the `type` of its schema. */
type Checked<S extends { [K in keyof S]: K extends string ? SectionSchema<K> : never }> = S;
type Schemas = Checked<typeof schemas>;

/** The name of a registered section type. */
export type SectionType = keyof Schemas;

/** The fields of every section type, by name: what a page gives to its view. */
export type SectionFields = { [T in SectionType]: Omit<z.output<Schemas[T]>, Placement> };

/** Any section of a page. */
export type AnySection = SectionFields[SectionType];

/** The component that shows a section. */
export type SectionView<T extends SectionType> = (fields: SectionFields[T]) => ReactNode;

/** A view that is loaded for the pages that show it; its module exports it as `Timeline` for `timeline`. */
export type LazyView<T extends SectionType> = {
  load: () => Promise<{ [Name in Capitalize<T>]: SectionView<T> }>;
};

/** A view for every section type; a missing one does not compile. */
export type SectionViews = { [T in SectionType]: SectionView<T> | LazyView<T> };
